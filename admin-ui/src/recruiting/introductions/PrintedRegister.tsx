import '../../texts/candidates';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetOne } from 'react-admin';
import type { Company, Introduction } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { readAllPages } from '../../kit/lists/read-all-pages';
import { NotYet } from '../../kit/page/NotYet';
import { PageHeading } from '../../kit/page/PageHeading';
import { PrintButton } from '../../kit/page/PrintButton';
import { EmptyState } from '../../kit/records/EmptyState';
import { t } from '../../texts/console';
import { introducerOf } from './introductions.fields';
import './printed-register.css';

function Lines({ introductions }: { introductions: readonly Introduction[] }) {
  return (
    <table className="printed-register">
      <thead>
        <tr>
          <th scope="col">{t('introduction.number')}</th>
          <th scope="col">{t('introduction.on')}</th>
          <th scope="col">{t('introduction.candidate')}</th>
          <th scope="col">{t('jobTitle.label')}</th>
          <th scope="col">{t('introduction.how')}</th>
          <th scope="col">{t('introduction.by')}</th>
        </tr>
      </thead>
      <tbody>
        {introductions.map((line) => (
          <tr key={line.id}>
            <td>{line.introduction_id}</td>
            <td className="nowrap">{dayInIndia(line.introduced_on)}</td>
            <td>{line.employee_name}</td>
            <td>{line.job_title}</td>
            <td>{t(`introductionHow.${line.how}`)}</td>
            <td>{introducerOf(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Everybody whom one company first had from the agency, oldest first, to be printed. */
export function PrintedRegister({ companyId }: { companyId: number }) {
  const company = useGetOne<Company>('companies', { id: companyId });
  const dataProvider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['introductions', 'print', companyId],
    queryFn: () =>
      readAllPages((pagination) =>
        dataProvider.getList<Introduction>('introductions', {
          filter: { company_id: companyId },
          sort: { field: 'id', order: 'ASC' },
          pagination,
        }),
      ),
  });
  const name = company.data?.name ?? data?.[0]?.company_name ?? '';
  const days =
    data?.[0] &&
    t('introduction.days', {
      from: dayInIndia(data[0].introduced_on),
      to: dayInIndia(data.at(-1)?.introduced_on ?? ''),
    });
  return (
    <>
      <PageHeading title={t('introduction.printTitle', { company: name })} note={days}>
        <PrintButton disabled={!data?.length} />
      </PageHeading>
      {(error || !data) && <NotYet error={error} retry={refetch} failed={t('introduction.loadFailed')} height={240} />}
      {data?.length === 0 && <EmptyState title={t('introduction.none')} text={t('introduction.emptyHint')} />}
      {data && data.length > 0 && (
        <>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {t('introduction.proof')}
          </Typography>
          <Lines introductions={data} />
          <Typography className="print-only" sx={{ mt: 2 }}>
            {t('introduction.printed', { day: dayInIndia(new Date().toISOString()) })}
          </Typography>
        </>
      )}
    </>
  );
}
