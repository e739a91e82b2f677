import type { CompanyPlacement } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { claimLook, placementStateLook } from '@niyukt/ui-shared/theme/status-look';
import { Button } from '../../ui/Button';
import { Meta } from '../../ui/Meta';

interface PlacementCardProps {
  placement: CompanyPlacement;
  onReport: () => void;
}

/** A placement with its joining date and warranty. */
export function PlacementCard({ placement, onReport }: PlacementCardProps) {
  const { employee_name: name, job_title, job_location, state, left_on } = placement;
  return (
    <article className="flex h-full break-inside-avoid flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-[6em] flex-1 text-lead">{name}</h3>
        <StatusChip {...placementStateLook(state)} label={t(`portal.state.${state}`)} />
      </div>
      <Meta
        items={[
          job_title,
          job_location,
          joiningText(placement),
          left_on && t('portal.left', { day: dayInIndia(left_on) }),
        ]}
      />
      {warrantyText(placement) && <p className="text-small text-muted">{warrantyText(placement)}</p>}
      <ClaimLine placement={placement} />
      {invoiceText(placement) && <p className="text-small text-muted">{invoiceText(placement)}</p>}
      {mayReport(placement) && (
        <div className="no-print mt-auto">
          <Button look="quiet" aria-label={t('portal.reportOf', { name })} onClick={onReport} className="-ml-4.5">
            {t('portal.report')}
          </Button>
        </div>
      )}
    </article>
  );
}

function ClaimLine({ placement }: Pick<PlacementCardProps, 'placement'>) {
  const { claim_state: state, claim_decision_reason: reason } = placement;
  // a replaced claim shows in the placement's state
  if (!state || state === 'replaced') return null;
  const hint = state === 'filed' || state === 'approved' ? t(`portal.claimHint.${state}`) : undefined;
  return (
    <div className="grid gap-1.5">
      <div>
        <StatusChip {...claimLook(state)} label={t(`portal.claim.${state}`)} />
      </div>
      {(reason ?? hint) && <p className="text-small">{reason ?? hint}</p>}
    </div>
  );
}

/** Invoices stand below, each once. */
function invoiceText({ invoice_number: number, replaces_placement_id }: CompanyPlacement): string {
  if (number !== null) return '';
  return replaces_placement_id === null ? t('portal.noInvoice') : t('portal.isReplacement');
}

function joiningText({ joining_date: day }: CompanyPlacement): string {
  if (!day) return t('portal.noJoiningDate');
  const isAhead = day > today();
  return t(isAhead ? 'portal.joins' : 'portal.joined', { day: dayInIndia(day) });
}

/** Empty where it no longer matters: when the person was replaced, and the replacement stayed, or did not join. */
function warrantyText(placement: CompanyPlacement): string {
  const { state, warranty, warranty_days_left: left, warranty_until: until, may_claim } = placement;
  if (state === 'reverted' || (state === 'replaced' && !may_claim)) return '';
  if (warranty === 'claimed') return t('portal.warrantyClaimed');
  if (!until || warranty === 'not_started') return t('portal.warrantyWaits');
  const day = dayInIndia(until);
  return left ? t('portal.warrantyLeft', { count: left, day }) : t('portal.warrantyEnded', { day });
}

/** Of who left only while the warranty runs. The form says what it does not cover. */
function mayReport({ state, warranty, may_claim }: CompanyPlacement): boolean {
  return may_claim && (state !== 'left' || warranty === 'running');
}
