import { ClientGstinField, PinCodeField, StateField } from '../../agency/agency-fields.js';
import { SUPPLY_TYPES, type SupplyType } from '../../agency/gst/supply.js';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { ChoiceField, EmailField, TextField } from '../../platform/validation/fields.js';
import { Unprocessable } from '../../platform/validation/unprocessable.js';

/** Billing details. An absent field stays as it is; null or an empty text clears it. */
@Unprocessable()
export class SetCompanyBillingDto {
  @TextField({ label: 'Legal name', max: 160, doc: 'Name on invoices', example: 'Sahyadri Software Private Limited' })
  legal_name?: string | null;

  @TextField({ label: 'Address', max: 500, lines: true, doc: 'Street address', example: '4th floor, 22 MG Road' })
  billing_address?: string | null;

  @TextField({ label: 'City', doc: 'City', example: 'Pune' })
  billing_city?: string | null;

  @StateField()
  state_code?: string | null;

  @PinCodeField()
  billing_pin_code?: string | null;

  @ClientGstinField('GSTIN or UIN; its state, if it has one, is then the place of supply')
  gstin?: string | null;

  @ChoiceField(SUPPLY_TYPES, {
    label: 'Supply type',
    doc: 'Whether it is in a special economic zone (SEZ), and supplied with integrated tax or without tax under a letter of undertaking; null or an empty text keeps it',
    example: 'regular',
  })
  supply_type?: SupplyType | null;

  @EmailField({ doc: 'Where invoices go, if not to the contact e-mail', required: undefined })
  billing_email?: string | null;
}

export class CompanyBillingDto {
  @Reply('The company', 12)
  company_id: number;

  @NullableReply('Name on invoices', 'Sahyadri Software Private Limited')
  legal_name: string | null;

  @NullableReply('Street address', '4th floor, 22 MG Road')
  billing_address: string | null;

  @NullableReply('City', 'Pune')
  billing_city: string | null;

  @NullableReply('Two-digit GST code of the state', '27')
  state_code: string | null;

  @NullableReply('PIN code', '411001')
  billing_pin_code: string | null;

  @NullableReply('GSTIN or UIN', '27AAPFU0939F1ZV')
  gstin: string | null;

  @Reply('Whether it is in a special economic zone (SEZ), and supplied with or without tax', 'regular', {
    enum: SUPPLY_TYPES,
  })
  supply_type: SupplyType;

  @NullableReply('Where invoices go, if not to the contact e-mail', 'accounts@sahyadri.example', { format: 'email' })
  billing_email: string | null;
}
