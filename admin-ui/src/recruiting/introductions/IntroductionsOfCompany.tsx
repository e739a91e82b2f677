import '../../texts/candidates';
import { Box, Button, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Introduction } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { LinkedRecords } from '../../kit/records/LinkedRecords';
import { LinkToRecord } from '../../kit/records/LinkToRecord';
import { t } from '../../texts/console';

const line = ({ id, employee_name, job_title, introduced_on }: Introduction) => (
  <Box>
    <LinkToRecord resource="introductions" id={id} isMain>
      {employee_name}
    </LinkToRecord>
    <Typography variant="body2" color="text.secondary">
      {`${job_title}, ${dayInIndia(introduced_on)}`}
    </Typography>
  </Box>
);

/** Whom the company first had from the agency. */
export default function IntroductionsOfCompany() {
  const company_id = Number(useRecordContext()?.id);
  return (
    <>
      <LinkedRecords<Introduction>
        resource="introductions"
        filter={{ company_id }}
        sort={{ field: 'introduced_at', order: 'DESC' }}
        none={t('introduction.none')}
        row={line}
      />
      <Button component={Link} to={`/introductions/company/${company_id}`}>
        {t('console.print')}
      </Button>
    </>
  );
}
