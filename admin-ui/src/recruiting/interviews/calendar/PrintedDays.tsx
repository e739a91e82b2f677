import type { Interview } from '@niyukt/ui-shared/api/types';
import { INDIA } from '@niyukt/ui-shared/domain/calendar-days';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '../../../texts/console';
import { modeText } from '../parts/mode-text';
import { clockText, indianDay, wallAt, zoneName } from '../parts/times';
import { longDay } from './shown-days';

function When({ interview }: { interview: Interview }) {
  const { starts_at, time_zone } = interview;
  const isElsewhere = wallAt(time_zone, starts_at) !== wallAt(INDIA, starts_at);
  return (
    <>
      <strong>{clockText(interview)}</strong>
      {isElsewhere && (
        <div>
          {clockText(interview, time_zone)} ({zoneName(time_zone, starts_at)})
        </div>
      )}
      <div>{t(`interview.state.${interview.state}`)}</div>
    </>
  );
}

function Row({ interview }: { interview: Interview }) {
  const { employee_name, company_name, job_title, round, mode, place, link, attendees } = interview;
  return (
    <tr>
      <td>
        <When interview={interview} />
      </td>
      <td>
        <strong>{employee_name}</strong>
        <div>{job_title}</div>
        <div>{t('interview.roundNumber', { round })}</div>
      </td>
      <td>
        <strong>{company_name}</strong>
        {attendees.map(({ recipient_id, name }) => (
          <div key={recipient_id}>{name}</div>
        ))}
      </td>
      <td>
        {modeText(interview)}
        {mode !== 'video' && place && <div>{place}</div>}
        {mode === 'video' && link && <div>{link}</div>}
      </td>
    </tr>
  );
}

/** Interviews on paper: who meets whom, when, where, and by which link; a table a day. */
export function PrintedDays({ days, interviews }: { days: readonly string[]; interviews: readonly Interview[] }) {
  const held = interviews.filter(({ state }) => state !== 'cancelled');
  const ofDay = (day: string): Interview[] =>
    held
      .filter(({ starts_at }) => indianDay(starts_at) === day)
      .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
  const shown = days.length === 1 ? days : days.filter((day) => ofDay(day).length > 0);
  return (
    <div className="print-only printed-days">
      <p>
        {t('interview.inZone', { zone: zoneName(INDIA, new Date().toISOString()) })}.{' '}
        {t('interview.printedOn', { moment: momentInIndia(new Date().toISOString()) })}
      </p>
      {shown.map((day) => (
        <section key={day}>
          <h2>{longDay(day)}</h2>
          {ofDay(day).length === 0 ? (
            <p>{t('interview.noneToPrint')}</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('interview.when')}</th>
                  <th scope="col">{t('interview.person')}</th>
                  <th scope="col">{t('company.label')}</th>
                  <th scope="col">{t('interview.mode')}</th>
                </tr>
              </thead>
              <tbody>
                {ofDay(day).map((interview) => (
                  <Row key={interview.id} interview={interview} />
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
    </div>
  );
}
