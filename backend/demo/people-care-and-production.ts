/** Job seekers in nursing and production; the columns are those of `PersonRow`. */
export const CARE_AND_PRODUCTION_PEOPLE = [
  [
    'Jincy Mathew',
    'B.Sc Nursing',
    'Bengaluru',
    '32,000 - 38,000 per month',
    'ICU Care, Ventilator Care, ACLS, Malayalam',
  ],
  ['Rekha Kumari', 'GNM', 'Patna', '25,000 - 30,000 per month', 'Ward Care, IV Therapy, Patient Records, Hindi'],
  ['Zothanpuii Ralte', 'B.Sc Nursing', 'Guwahati', '25,000 per month', 'Paediatric Care, BLS, Patient Records'],
  ['Shabana Begum', 'GNM', 'Hyderabad', '24,000 - 28,000 per month', 'Elderly Care, Wound Dressing, BLS, Telugu'],
  ['Vijay Anand', 'B.Sc Nursing', 'Bengaluru', '24,000 - 28,000 per month', 'Ward Care, Triage, BLS, Tamil'],
  [
    'Santosh Jadhav',
    'Diploma in Mechanical Engineering',
    'Pune',
    '32,000 - 40,000 per month',
    'Assembly Lines, 5S, Kaizen, Team Handling',
  ],
  [
    'Balasubramanian Natarajan',
    'B.E. Mechanical',
    'Mysuru',
    '5,00,000 - 6,00,000 per year',
    'Preventive Maintenance, PLC, Boilers, Hydraulics',
  ],
  [
    'Deepak Chauhan',
    'ITI Machinist',
    'Gurugram',
    '20,000 - 24,000 per month',
    'CNC Turning, Fanuc Controls, Vernier and Micrometer',
  ],
  [
    'Ramesh Solanki',
    'Diploma in Production Engineering',
    'Ahmedabad',
    '26,000 - 34,000 per month',
    'CNC Milling, Production Planning, ISO 9001, Team Handling',
  ],
  [
    'Geeta Mohanty',
    'B.Tech Production Engineering',
    'Pune',
    '4,50,000 - 6,00,000 per year',
    'Lean Manufacturing, AutoCAD, Quality Control',
  ],
] as const;
