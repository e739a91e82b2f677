import { applyDecorators, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiFileResponse } from '../../platform/downloads/api-file-response.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Fresh, Needs, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { UNPROCESSABLE } from '../../platform/validation/validation.problems.js';
import { PeriodDto } from './receivables.dto.js';
import { PERIOD_BACKWARDS } from './receivables.problems.js';
import { RegisterExportsService } from './register-exports.service.js';
import { PAYMENT_REGISTER, PLACEMENT_REGISTER, type Register, SALES_REGISTER } from './registers.js';

const ApiRegister = ({ heads }: Register): MethodDecorator =>
  applyDecorators(
    ApiFileResponse(`CSV: ${heads.join(', ')}. Amounts in rupees.`, 'text/csv'),
    ApiErrors(UNPROCESSABLE, PERIOD_BACKWARDS),
  );

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Needs('money', 'exports')
@Fresh()
@Controller('api/admin/exports')
export class AdminRegisterExportsController {
  constructor(private readonly exports: RegisterExportsService) {}

  /** Invoices, credit notes and debit notes issued in a period. */
  @ApiRegister(SALES_REGISTER)
  @Get('sales-register')
  sales(@CurrentCaller() caller: Caller, @Query() period: PeriodDto): Promise<FileReply> {
    return this.exports.file(caller, SALES_REGISTER, period);
  }

  /** Payments received in a period. */
  @ApiRegister(PAYMENT_REGISTER)
  @Get('payments')
  payments(@CurrentCaller() caller: Caller, @Query() period: PeriodDto): Promise<FileReply> {
    return this.exports.file(caller, PAYMENT_REGISTER, period);
  }

  /** Placements with a joining date in a period. */
  @ApiRegister(PLACEMENT_REGISTER)
  @Get('placement-register')
  placements(@CurrentCaller() caller: Caller, @Query() period: PeriodDto): Promise<FileReply> {
    return this.exports.file(caller, PLACEMENT_REGISTER, period);
  }
}
