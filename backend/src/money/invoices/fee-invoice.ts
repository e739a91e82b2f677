import { type AgencySettingsDto } from '../../agency/agency-settings.dto.js';
import { businessDayAfter } from '../../agency/business-days.js';
import { stateOfGstin } from '../../agency/gst/gstin.js';
import { chargedPercent, ENDORSEMENTS, isWithinState } from '../../agency/gst/supply.js';
import { taxOn } from '../../agency/gst/tax.js';
import { type Company } from '../../companies/company.entity.js';
import { type FieldErrorDto } from '../../platform/errors/error-body.dto.js';
import { type Placement } from '../placements/placement.entity.js';
import { type Invoice } from './invoice.entity.js';
import { type Supplier } from './invoice-document.js';

/** An invoice before the database sets number, day and company. */
export type DraftInvoice = Pick<
  Invoice,
  | 'kind'
  | 'due_date'
  | 'placement_id'
  | 'corrects_invoice_id'
  | 'company_name'
  | 'company_gstin'
  | 'place_of_supply'
  | 'sac'
  | 'gst_percent'
  | 'taxable_paise'
  | 'cgst_paise'
  | 'sgst_paise'
  | 'igst_paise'
  | 'total_paise'
  | 'document'
>;

/** What the invoice of a fee is made from. */
export interface FeeFacts {
  placement: Placement;
  /** Null when it was deleted. */
  company: Company | null;
  agency: AgencySettingsDto;
  holidays: ReadonlySet<string>;
}

const REQUIRED_OF_AGENCY = {
  legal_name: "The agency's legal name is missing",
  address: "The agency's address is missing",
  city: "The agency's city is missing",
  state_code: "The agency's state is missing",
  pin_code: "The agency's PIN code is missing",
  email: "The agency's e-mail is missing",
  phone: "The agency's phone is missing",
} as const;

/** Missing facts, each with the record that lacks it; empty when the invoice can be issued. */
export function missingFacts({ placement, company, agency }: FeeFacts): FieldErrorDto[] {
  const absent = (field: string, value: unknown, message: string): FieldErrorDto[] =>
    value === null || value === undefined ? [{ field, message }] : [];
  return [
    ...absent('joining_date', placement.joining_date, 'The joining date is missing'),
    ...absent('first_month_gross_paise', placement.first_month_gross_paise, 'The first-month gross salary is missing'),
    ...absent('company.legal_name', company?.legal_name, "The company's legal name is missing"),
    ...absent('company.billing_address', company?.billing_address, "The company's billing address is missing"),
    ...absent('company.state_code', placeOfSupplyOf(company), "The company's state is missing"),
    ...Object.entries(REQUIRED_OF_AGENCY).flatMap(([field, message]) =>
      absent(`agency.${field}`, agency[field as keyof typeof REQUIRED_OF_AGENCY], message),
    ),
  ];
}

/**
 * The invoice of a placement's fee (docs/rules.md#fee).
 * @param facts without missing ones
 */
export function draftOf({ placement, company, agency, holidays }: FeeFacts): DraftInvoice {
  const { fee_paise: fee, joining_date: joining, first_month_gross_paise: gross } = placement;
  const placeOfSupply = placeOfSupplyOf(company);
  if (!company?.legal_name || !company.billing_address || !placeOfSupply || !joining || !gross || fee === null) {
    throw new Error('facts of the invoice are missing');
  }
  const supplier = supplierOf(agency);
  const { supply_type } = company;
  const gstPercent = agency.gstin ? chargedPercent(supply_type, agency.gst_percent) : 0;
  const endorsement = agency.gstin ? ENDORSEMENTS[supply_type] : undefined;
  const tax = taxOn(fee, gstPercent, isWithinState({ supply_type, place_of_supply: placeOfSupply, supplier }));
  return {
    kind: 'invoice',
    due_date: businessDayAfter(joining, agency.due_business_days, holidays),
    placement_id: placement.placement_id,
    corrects_invoice_id: null,
    company_name: company.legal_name,
    company_gstin: company.gstin,
    place_of_supply: placeOfSupply,
    sac: agency.sac,
    gst_percent: gstPercent,
    taxable_paise: fee,
    ...tax,
    total_paise: fee + tax.cgst_paise + tax.sgst_paise + tax.igst_paise,
    document: {
      title: agency.gstin ? 'Tax invoice' : 'Invoice',
      supplier,
      recipient: {
        legal_name: company.legal_name,
        address: company.billing_address,
        city: company.billing_city,
        state_code: company.state_code ?? placeOfSupply,
        pin_code: company.billing_pin_code,
        gstin: company.gstin,
      },
      place_of_supply: placeOfSupply,
      supply_type,
      ...(endorsement && { endorsement }),
      sac: agency.sac,
      fee_percent: placement.fee_percent,
      gst_percent: gstPercent,
      candidate_name: placement.employee_name,
      job_title: placement.job_title,
      joining_date: joining,
      first_month_gross_paise: gross,
      reason: null,
      corrects: null,
    },
  };
}

/** The state of the GSTIN, else the billing state (docs/rules.md#gst). */
function placeOfSupplyOf(company: Company | null): string | null {
  return (company?.gstin ? stateOfGstin(company.gstin) : undefined) ?? company?.state_code ?? null;
}

function supplierOf(agency: AgencySettingsDto): Supplier {
  const { legal_name, address, city, state_code, pin_code, gstin, pan, email, phone } = agency;
  const { bank_account_name, bank_account_number, bank_ifsc, upi_id } = agency;
  if (!legal_name || !address || !city || !state_code || !pin_code || !email || !phone) {
    throw new Error('facts of the agency are missing');
  }
  const identity = { legal_name, address, city, state_code, pin_code, gstin, pan, email, phone };
  return { ...identity, bank_account_name, bank_account_number, bank_ifsc, upi_id };
}
