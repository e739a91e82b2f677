import { Button } from '@mui/material';
import { TDS_KINDS, tdsSectionsOn, usualTds, type TdsKind } from '@niyukt/ui-shared/domain/tds';
import { t } from '@niyukt/ui-shared/i18n/console';
import { moneyText, typedMoney } from '@niyukt/ui-shared/money';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceLine } from '../../../kit/records/inputs';
import { MoneyLine } from '../../../kit/records/MoneyLine';

const USUAL_KIND: TdsKind = 'professional';

interface TdsLinesProps {
  /** The fee without tax, in paise. */
  taxable: number;
  isOffered: boolean;
}

/** What the client deducted as tax, and under which section of the day; the usual share of the fee is offered. */
export function TdsLines({ taxable, isOffered }: TdsLinesProps) {
  const { setValue } = useFormContext();
  const sections = tdsSectionsOn(useWatch({ name: 'received_on' }) as string);
  const usual = usualTds(taxable);
  const take = (): void => {
    setValue('tds_paise', typedMoney(usual), { shouldDirty: true, shouldValidate: true });
    setValue('tds_kind', USUAL_KIND, { shouldDirty: true });
  };
  return (
    <>
      <div>
        <MoneyLine source="tds_paise" label={t('payment.tds')} hint={t('payment.tdsHint')} />
        {isOffered && (
          <Button size="small" onClick={take}>
            {t('payment.tdsUsual', { amount: moneyText(usual) })}
          </Button>
        )}
      </div>
      <ChoiceLine
        source="tds_kind"
        label={t('payment.tdsSection')}
        hint={t('payment.sectionHint')}
        choices={TDS_KINDS.map((kind) => ({ id: kind, name: t(`tdsKind.${kind}`, { section: sections[kind] }) }))}
        isOptional
      />
    </>
  );
}
