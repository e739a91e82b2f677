import { type DemoResume } from './demo-resume.js';

/** Resumes of people in data and systems. */
export const SYSTEMS_RESUMES: readonly DemoResume[] = [
  {
    person: 'Suresh Gowda',
    kind: 'columns.pdf',
    title: 'Site Reliability Engineer',
    summary:
      'I keep clusters up and bills down. Eight years with Linux, six with AWS, and no pager that rings twice for the same cause.',
    work: [
      [
        'Site Reliability Engineer',
        'Hemavathi Cloud',
        'Bengaluru',
        4,
        0,
        [
          'Run 60 services on Kubernetes with Terraform; 99.97 % over two years.',
          'Brought the cloud bill down by 38 % with right-sized nodes and spot pools.',
        ],
      ],
      [
        'Systems Engineer',
        'Nandi Hosting',
        'Mysuru',
        8,
        4,
        ['Wrote the build farm in Jenkins and moved 200 hosts to Ansible.'],
      ],
    ],
    education: ['B.E. Computer Science, Hoysala College of Engineering, Hassan'],
    skills: 'Linux, Prometheus, Ansible, Python, GitLab CI',
    languages: 'English, Kannada, Hindi',
  },
  {
    person: 'Imran Sheikh',
    kind: 'doc',
    title: 'Network Engineer (CCNA)',
    summary: 'Six years of networks in factories and banks: I document what I pull, and what I pull stays up.',
    work: [
      [
        'Network Engineer',
        'Sabarmati Networks',
        'Ahmedabad',
        4,
        0,
        [
          'Look after 85 branch routers and the firewalls of a co-operative bank.',
          'Replaced leased lines by VPN over two providers; outages fell from monthly to two a year.',
        ],
      ],
      [
        'Junior Network Engineer',
        'Tapi IT Services',
        'Surat',
        6,
        4,
        ['Cabled and configured LAN for six textile mills.'],
      ],
    ],
    education: ['Diploma in Computer Engineering, Narmada Polytechnic, Bharuch', 'CCNA certificate'],
    skills: 'LAN, Windows Server, Active Directory, Office 365',
    languages: 'English, Gujarati, Hindi, Urdu',
  },
  {
    person: 'Tenzin Lhamo',
    kind: 'txt',
    title: 'Data Analyst',
    summary: 'Statistician by training. I answer questions in R, and ask better ones in return.',
    work: [
      [
        'Data Analyst',
        'Siang Market Research',
        'Bengaluru',
        2,
        0,
        [
          'Survey weights and forecasts in R for twelve consumer brands.',
          'Built the dashboards that replaced a weekly deck of 90 slides.',
        ],
      ],
      ['Trainee Analyst', 'Kameng Insights', 'Guwahati', 3, 2, ['Cleaned census tables with SQL and Excel.']],
    ],
    education: ['B.Sc Statistics, North Bank College, Tezpur'],
    skills: 'Python, Power BI, Tableau',
    languages: 'English, Hindi, Tibetan',
  },
];
