import { applyDecorators, Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { CurrentCaller, type Caller } from '../platform/http/caller.js';
import { UNPROCESSABLE } from '../platform/validation/unprocessable.js';
import { PeriodDto } from './period.dto.js';
import { PERIOD_BACKWARDS, RegisterExports } from './register-exports.service.js';
import { PAYMENT_REGISTER, PLACEMENT_REGISTER, SALES_REGISTER, type Register } from './registers.js';

const ApiRegister = ({ heads }: Register): MethodDecorator =>
  applyDecorators(
    ApiProduces('text/csv'),
    ApiOkResponse({ schema: { type: 'string' }, description: `CSV: ${heads.join(', ')}. Amounts in rupees.` }),
    ApiErrors(UNPROCESSABLE, PERIOD_BACKWARDS),
  );

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/exports')
export class AdminRegisterExportsController {
  constructor(private readonly exports: RegisterExports) {}

  /** Invoices, credit notes and debit notes issued in a period. */
  @ApiRegister(SALES_REGISTER)
  @Get('sales-register')
  sales(@CurrentCaller() caller: Caller, @Query() period: PeriodDto): Promise<StreamableFile> {
    return this.file(caller, SALES_REGISTER, period);
  }

  /** Payments received in a period. */
  @ApiRegister(PAYMENT_REGISTER)
  @Get('payments')
  payments(@CurrentCaller() caller: Caller, @Query() period: PeriodDto): Promise<StreamableFile> {
    return this.file(caller, PAYMENT_REGISTER, period);
  }

  /** Placements with a joining date in a period. */
  @ApiRegister(PLACEMENT_REGISTER)
  @Get('placement-register')
  placements(@CurrentCaller() caller: Caller, @Query() period: PeriodDto): Promise<StreamableFile> {
    return this.file(caller, PLACEMENT_REGISTER, period);
  }

  private async file(caller: Caller, register: Register, period: PeriodDto): Promise<StreamableFile> {
    const lines = await this.exports.stream(caller, register, period);
    const name = `${register.name}-${period.from}-${period.to}.csv`;
    return new StreamableFile(lines, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
