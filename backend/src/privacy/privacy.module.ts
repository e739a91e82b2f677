import './data-requests/erasures/erasures.tasks.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../agency/agency.module.js';
import { LettersModule } from '../agency/documents/letters.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ConsentModule } from '../employees/consent/consent.module.js';
import { ResumesModule } from '../employees/resumes/resumes.module.js';
import { Breach, BreachPerson } from './breaches/breach.entity.js';
import { AdminBreachesController } from './breaches/breaches.admin.controller.js';
import { BreachesService } from './breaches/breaches.service.js';
import { BreachesWorker } from './breaches/breaches.worker.js';
import { OwnBreachesController } from './breaches/own-breaches.controller.js';
import { OwnBreachesService } from './breaches/own-breaches.service.js';
import { DataExport, DataExportFile } from './data-requests/data-export.entity.js';
import { DataExportsService } from './data-requests/data-exports.service.js';
import { ErasuresController } from './data-requests/erasures/erasures.controller.js';
import { ErasuresService } from './data-requests/erasures/erasures.service.js';
import { ErasuresWorker } from './data-requests/erasures/erasures.worker.js';
import { Nominee } from './data-requests/nominee.entity.js';
import { AdminNomineesController } from './data-requests/nominees.admin.controller.js';
import { NomineesService } from './data-requests/nominees.service.js';
import { OwnDataController } from './data-requests/own-data.controller.js';
import { OwnDataService } from './data-requests/own-data.service.js';
import { AdminRestrictionsController } from './data-requests/restrictions/restrictions.admin.controller.js';
import { UnderAgeService } from './data-requests/restrictions/under-age.service.js';
import { AdminDueController } from './due/due.admin.controller.js';
import { DueService } from './due/due.service.js';
import { Grievance, GrievanceFile } from './grievances/grievance.entity.js';
import { GrievanceFiles } from './grievances/grievance-files.js';
import { AdminGrievancesController, OwnGrievancesController } from './grievances/grievances.controllers.js';
import { GrievancesService } from './grievances/grievances.service.js';
import { PrivacyRequest } from './grievances/privacy-request.entity.js';
import { PrivacyRequestsController } from './grievances/privacy-requests.controller.js';
import { PrivacyRequestsService } from './grievances/privacy-requests.service.js';
import { HeldFile, HeldRecord } from './held-records/held-record.entity.js';
import { AdminHeldRecordsController } from './held-records/held-records.admin.controller.js';
import { HeldRecordsService } from './held-records/held-records.service.js';
import { InactivePerson } from './retention/inactive-person.entity.js';
import { AdminRetentionController } from './retention/retention.admin.controller.js';
import { RetentionWorker } from './retention/retention.worker.js';
import { AdminTermsController, OwnCertificateController } from './terms-certificates/terms.controllers.js';
import { TermsCertificatesService } from './terms-certificates/terms-certificates.service.js';

/** What people may ask about their data, and what the law asks of the agency. */
@Module({
  imports: [
    AgencyModule,
    AuthModule,
    ConsentModule,
    LettersModule,
    ResumesModule,
    TypeOrmModule.forFeature([
      Breach,
      BreachPerson,
      DataExport,
      DataExportFile,
      Grievance,
      GrievanceFile,
      HeldFile,
      HeldRecord,
      InactivePerson,
      Nominee,
      PrivacyRequest,
    ]),
  ],
  controllers: [
    OwnCertificateController,
    AdminTermsController,
    OwnGrievancesController,
    AdminGrievancesController,
    PrivacyRequestsController,
    AdminBreachesController,
    OwnBreachesController,
    AdminHeldRecordsController,
    AdminRetentionController,
    AdminDueController,
    OwnDataController,
    AdminNomineesController,
    ErasuresController,
    AdminRestrictionsController,
  ],
  providers: [
    TermsCertificatesService,
    GrievancesService,
    GrievanceFiles,
    PrivacyRequestsService,
    BreachesService,
    BreachesWorker,
    OwnBreachesService,
    HeldRecordsService,
    RetentionWorker,
    DueService,
    OwnDataService,
    DataExportsService,
    NomineesService,
    ErasuresService,
    ErasuresWorker,
    UnderAgeService,
  ],
})
export class PrivacyModule {}
