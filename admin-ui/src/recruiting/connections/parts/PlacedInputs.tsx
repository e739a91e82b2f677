import '../../../texts/ledger';
import { Box, InputAdornment, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import { isWholeDay } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInIndia, dayInWords } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText, readMoney, typedMoney } from '@niyukt/ui-shared/money';
import { mayDo } from '../../../kit/access/staff';
import { useStaff } from '../../../kit/access/StaffContext';
import { useDebounced } from '../../../kit/lists/useDebounced';
import { t } from '../../../texts/console';
import type { ConnectionProvider, PlacementTerms } from './calls';
import type { PlacedFacts } from './placed-facts';

const TERMS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 28px',
  minHeight: 44,
  m: '12px 0 0',
  '& dt': { color: 'var(--muted)', fontSize: '0.8125rem' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;

interface PlacedInputsProps {
  connectionId: Identifier;
  /** As it is known already, or empty. */
  joiningDate: string;
  /** Rupees of the accepted offer, or empty. */
  acceptedGross: string;
  onChange: (facts: PlacedFacts) => void;
  setHeld: (isHeld: boolean) => void;
}

/** What follows from what is typed, worked out by the server once nothing more is typed. */
function useTerms(connectionId: Identifier, typed: PlacedFacts, isShown: boolean): PlacementTerms | undefined {
  const dataProvider = useDataProvider<ConnectionProvider>();
  const settled = JSON.parse(useDebounced(JSON.stringify(typed))) as PlacedFacts;
  const { data } = useQuery({
    queryKey: ['placements', 'terms', connectionId, settled],
    queryFn: () => dataProvider.getPlacementTerms(connectionId, settled),
    placeholderData: keepPreviousData,
    enabled: isShown,
  });
  return data;
}

/** Fee, warranty and due date; what is not known yet says what it hangs on. */
function termsOf(terms: PlacementTerms | undefined): [label: string, value: string][] {
  const { fee_paise = null, fee_percent, warranty_months, warranty_until, due_date, is_replacement } = terms ?? {};
  const fee =
    fee_paise !== null
      ? plainMoneyText(fee_paise)
      : fee_percent === undefined
        ? ''
        : t('placed.feeOf', { percent: fee_percent });
  const warranty = warranty_months === undefined ? '' : t('placed.warrantyOf', { count: warranty_months });
  return [
    [t('placementRecord.fee'), is_replacement ? t('placementRecord.replacementFree') : fee],
    [t('placementRecord.warrantyUntil'), warranty_until ? dayInIndia(warranty_until) : warranty],
    ...(is_replacement ? [] : ([[t('placed.due'), due_date ? dayInIndia(due_date) : '–']] as [string, string][])),
  ];
}

/**
 * Joining date and gross of who becomes placed, and what follows from them. Both may be entered later. An admin without the
 * permission `money` enters the day only.
 */
export default function PlacedInputs(props: PlacedInputsProps) {
  const { connectionId, joiningDate, acceptedGross, onChange, setHeld } = props;
  const [facts, setFacts] = useState<PlacedFacts>({
    joining_date: joiningDate,
    first_month_gross_paise: acceptedGross,
  });
  const { joining_date, first_month_gross_paise: gross } = facts;
  const isGrossWrong = gross.trim() !== '' && !readMoney(gross);
  const seesMoney = mayDo(useStaff(), 'money');
  const typed = {
    joining_date: isWholeDay(joining_date) ? joining_date : '',
    first_month_gross_paise: isGrossWrong ? '' : gross,
  };
  const terms = useTerms(connectionId, typed, seesMoney);
  const change = (changed: Partial<PlacedFacts>): void => {
    const all = { ...facts, ...changed };
    setFacts(all);
    onChange(all);
    setHeld(all.first_month_gross_paise.trim() !== '' && !readMoney(all.first_month_gross_paise));
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        <TextField
          type="date"
          label={t('placementRecord.joining')}
          value={joining_date}
          helperText={dayInWords(joining_date)}
          onChange={({ target }) => change({ joining_date: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {seesMoney && (
          <TextField
            label={t('placementRecord.gross')}
            value={gross}
            error={isGrossWrong}
            helperText={
              isGrossWrong
                ? t('payment.amountRequired')
                : acceptedGross && gross === acceptedGross && t('placed.accepted')
            }
            autoComplete="off"
            onChange={({ target }) => change({ first_month_gross_paise: target.value })}
            onBlur={() => {
              const paise = readMoney(gross);
              if (paise) change({ first_month_gross_paise: typedMoney(paise) });
            }}
            slotProps={{
              htmlInput: { inputMode: 'decimal' },
              input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
            }}
          />
        )}
      </Box>
      {seesMoney && (
        <>
          <Typography variant="body2" color="text.secondary">
            {t('placed.mayBeLeft')}
          </Typography>
          <Box component="dl" role="status" sx={TERMS}>
            {termsOf(terms).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
