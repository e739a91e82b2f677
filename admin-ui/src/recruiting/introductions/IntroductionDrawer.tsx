import '../../texts/candidates';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Introduction } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { Actor } from '../../kit/records/Actor';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { Facts } from '../../kit/records/Facts';
import { linkTo } from '../../kit/records/LinkToRecord';
import { t } from '../../texts/console';

/** One line of the register. */
export default function IntroductionDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Introduction>
      resource="introductions"
      path={path}
      title={({ employee_name }) => employee_name}
      actions={({ company_id }) =>
        company_id !== null && (
          <Button component={Link} to={`${path}/company/${company_id}`} variant="outlined">
            {t('introduction.ofCompany')}
          </Button>
        )
      }
    >
      {(introduction) => (
        <Facts
          facts={[
            [t('introduction.candidate'), linkTo('employees', introduction.employee_id, introduction.employee_name)],
            [t('introduction.company'), linkTo('companies', introduction.company_id, introduction.company_name)],
            [t('jobTitle.label'), linkTo('job-requests', introduction.request_id, introduction.job_title)],
            [t('introduction.how'), t(`introductionHow.${introduction.how}`)],
            [t('introduction.on'), momentInIndia(introduction.introduced_at)],
            [
              t('introduction.by'),
              <Actor key="by" name={introduction.introducer_name} address={introduction.introduced_by_name} />,
            ],
          ]}
        />
      )}
    </DetailDrawer>
  );
}
