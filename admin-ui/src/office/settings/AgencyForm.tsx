import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Card, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Form, useDataProvider, useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { AgencySettings } from '@niyukt/ui-shared/api/types';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { gstinRule } from '@niyukt/ui-shared/forms/gstin-rule';
import { useFilled } from '@niyukt/ui-shared/forms/useFilled';
import { callAgency } from '@niyukt/ui-shared/i18n/agency-name';
import { readMoney } from '@niyukt/ui-shared/money';
import { mayBeDone } from '../../kit/providers/http-client';
import { FORM_GRID } from '../../kit/records/form-layout';
import { GstinLine, PanLine, StateLine, withStateOfGstin } from '../../kit/records/Gstin';
import { ChoiceLine, type InputProps, TextLine } from '../../kit/records/inputs';
import { InvalidNotice } from '../../kit/records/InvalidNotice';
import { MoneyLine } from '../../kit/records/MoneyLine';
import { MoreInputs } from '../../kit/records/MoreInputs';
import { SubmitButton } from '../../kit/records/SubmitButton';
import { UnsavedChanges } from '../../kit/records/UnsavedChanges';
import { UnsentAlert } from '../../kit/records/UnsentAlert';
import { useFormFailure } from '../../kit/records/useFormFailure';
import { t } from '../../texts/console';
import {
  choicesOf,
  type FieldGroup,
  type FieldKind,
  type FieldName,
  settingsOf,
  type SettingsValues,
  valuesOfSettings,
} from './agency-fields';
import { NextOfSetUp } from './BackToSetUp';
import type { SettingsProvider } from './calls';
import type { SettingsPart } from './settings-pages';
import { SETTINGS_QUERY } from './useAgencySettings';

const LEGAL_FORM = /(?:,|\s(?:\(opc\)\s)?(?:private|pvt\.?|\(p\))\s?)?\s?(?:limited|ltd)\.?$|,?\sllp\.?$/i;
const MAX_KNOWN_AS = 40;
const MAX_PREFIX = 4;

/** What numbers of documents begin with: at the first time the initials of the legal name. */
function PrefixLine(props: InputProps) {
  const words = String(useWatch({ name: 'legal_name' }) ?? '')
    .replace(LEGAL_FORM, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/);
  const initials = words.map((word) => word.charAt(0)).join('');
  useFilled(useFormContext(), 'invoice_prefix', initials.slice(0, MAX_PREFIX) || undefined);
  return <TextLine {...props} isRequired hint={t('settings.invoice_prefixHint')} />;
}

/** The name people know: at the first time the legal name, without what kind of firm it is. */
function KnownAsLine(props: InputProps) {
  const form = useFormContext();
  const legalName = String(useWatch({ name: 'legal_name' }) ?? '').trim();
  const isFirst = !form.formState.defaultValues?.['legal_name'];
  const name = legalName.replace(LEGAL_FORM, '').slice(0, MAX_KNOWN_AS).trim();
  useFilled(form, 'known_as', isFirst && name ? name : undefined);
  return <TextLine {...props} hint={t('settings.known_asHint')} />;
}

function SettingLine({ name, kind }: { name: FieldName; kind: FieldKind }) {
  const line = { source: name, label: t(`settings.${name}`) };
  if (name === 'gstin') return <GstinLine {...line} hasPan />;
  if (name === 'pan') return <PanLine {...line} />;
  if (name === 'invoice_prefix') return <PrefixLine {...line} />;
  switch (kind) {
    case 'state':
      return <StateLine {...line} isRequired />;
    case 'status':
    case 'named':
    case 'factor':
      return <ChoiceLine {...line} choices={choicesOf(kind)} isRequired />;
    case 'switch':
      return (
        <ChoiceLine
          {...line}
          choices={[
            { id: 'true', name: t('activity.yes') },
            { id: 'false', name: t('activity.no') },
          ]}
        />
      );
    case 'money':
      return <MoneyLine {...line} isRequired />;
    case 'lines':
      return <TextLine {...line} lines={2} isRequired isWide />;
    case 'optional':
      return name === 'known_as' ? <KnownAsLine {...line} /> : <TextLine {...line} />;
    default:
      return <TextLine {...line} isRequired />;
  }
}

const ofNumber = (text: 'settings.wholeNumber' | 'settings.percent', pattern: RegExp) =>
  z.string().check(z.trim(), z.regex(pattern, { error: () => t(text) }));

function ruleOf(name: FieldName, kind: FieldKind) {
  if (name === 'gstin') return gstinRule();
  switch (kind) {
    case 'whole':
      return ofNumber('settings.wholeNumber', /^\d{1,4}$/);
    case 'percent':
      return ofNumber('settings.percent', /^\d{1,3}(\.\d{1,2})?$/);
    case 'money':
      return z.string().check(
        z.trim(),
        z.refine((typed) => readMoney(typed) !== undefined, { error: () => t('payment.amountRequired') }),
      );
    case 'required':
    case 'lines':
    case 'state':
      return z
        .string()
        .check(z.trim(), z.minLength(1, { error: () => t('settings.required', { field: t(`settings.${name}`) }) }));
    default:
      return z.string().check(z.trim());
  }
}

/** The settings of a page; what only the server can tell it says by field. */
const formOf = ({ groups }: SettingsPart) =>
  withStateOfGstin(
    z.object(
      Object.fromEntries(groups.flatMap(({ fields }) => fields.map(([name, kind]) => [name, ruleOf(name, kind)]))),
    ),
  );

/** @param isAlone the page is called as it is, or nearly so */
function SettingsCard({ group, isAlone }: { group: FieldGroup; isAlone: boolean }) {
  const { fields, more } = group;
  const isMore = ([name]: FieldGroup['fields'][number]): boolean => more?.names.includes(name) ?? false;
  const lines = (shown: FieldGroup['fields']) =>
    shown.map(([name, kind]) => <SettingLine key={name} name={name} kind={kind} />);
  return (
    <Card component="section" aria-label={t(group.title)} sx={{ p: 2 }}>
      {!isAlone && (
        <Typography component="h2" variant="h2">
          {t(group.title)}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t(group.hint)}
      </Typography>
      <Box sx={FORM_GRID}>
        {lines(fields.filter((field) => !isMore(field)))}
        {more && (
          <MoreInputs label={t(more.title)} sources={more.names} level={2}>
            {lines(fields.filter(isMore))}
          </MoreInputs>
        )}
      </Box>
    </Card>
  );
}

/** A page of the settings as one form. */
export function AgencyForm({ part, settings }: { part: SettingsPart; settings: AgencySettings }) {
  const dataProvider = useDataProvider<SettingsProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const showFailure = useFormFailure();
  const nextCall = useFormCall();
  const isFirst = !settings.legal_name;
  const values = valuesOfSettings(isFirst ? { ...settings, invoice_prefix: '' } : settings, part.groups);
  const save = async (entered: Partial<SettingsValues>): Promise<object | undefined> => {
    try {
      const saved = await dataProvider.setAgencySettings(
        settingsOf({ ...valuesOfSettings(settings), ...entered }),
        nextCall(),
      );
      queryClient.setQueryData(SETTINGS_QUERY, saved);
      callAgency(saved.known_as);
      notify(t('settings.saved'), { type: 'success' });
      return undefined;
    } catch (error) {
      if (mayBeDone(error)) void queryClient.invalidateQueries({ queryKey: SETTINGS_QUERY });
      return showFailure(error, entered, t('settings.saveFailed'));
    }
  };
  return (
    <Form
      record={values}
      resolver={zodResolver(formOf(part)) as never}
      mode="onTouched"
      onSubmit={save as never}
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedChanges}
      disableInvalidFormNotification
      noValidate
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {part.isOnDocuments && (
          <Typography variant="body2" color="text.secondary">
            {t('settings.appliesFromNow')}
          </Typography>
        )}
        {part.groups.map((group) => (
          <SettingsCard key={group.title} group={group} isAlone={part.groups.length === 1} />
        ))}
        <InvalidNotice />
        <UnsentAlert />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <NextOfSetUp />
          <SubmitButton label={t('action.save')} variant="contained" needsChanges />
        </Box>
      </Box>
    </Form>
  );
}
