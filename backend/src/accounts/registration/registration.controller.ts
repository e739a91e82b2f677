import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiParam,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { EMAIL_TAKEN } from '../../auth/accounts/accounts.problems.js';
import { BUSY, TOO_MANY_CODE_SENDS, TOO_MANY_CODE_TRIES } from '../../auth/auth.problems.js';
import { INVALID_CODE, TOO_SOON } from '../../auth/codes/codes.problems.js';
import { EmailDto } from '../../auth/dto/recovery.dto.js';
import { TermsDto, TextLanguageDto } from '../../auth/terms/terms.dto.js';
import { NO_TERMS } from '../../auth/terms/terms.problems.js';
import { termsIn } from '../../auth/terms/terms-in.js';
import { TermsRolePipe } from '../../auth/terms/terms-role.pipe.js';
import { CompanyDto } from '../../companies/company.dto.js';
import { EmployeeDto } from '../../employees/employee.dto.js';
import { INVALID } from '../../platform/errors/problems.js';
import { Public, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller, type Origin, RequestOrigin } from '../../platform/http/caller.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { SELF_REGISTERING_ROLES, type SelfRegisteringRole } from '../../platform/http/role.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { BodyAs } from '../../platform/validation/body-as.js';
import { isForCompany, RegisterCompanyDto, RegisterEmployeeDto } from './dto/register.dto.js';
import {
  EmailExistsDto,
  RegistrationCodeDto,
  RegistrationSentDto,
  ResendRegistrationCodeDto,
  SendRegistrationCodeDto,
} from './dto/registration.dto.js';
import {
  NO_PENDING_REGISTRATION,
  TOO_MANY_EMAIL_CHECKS,
  TOO_MANY_PENDING_REGISTRATIONS,
} from './registration.problems.js';
import { RegistrationService } from './registration.service.js';
import { StaffRegistrationService } from './staff-registration.service.js';

@ApiTags('everybody')
@Controller('auth')
export class RegistrationController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly staffRegistrations: StaffRegistrationService,
  ) {}

  /** Whether an e-mail has an account; limited per address. */
  @ApiOkResponse({ type: EmailExistsDto })
  @ApiErrors(INVALID, TOO_MANY_EMAIL_CHECKS)
  @Public()
  @Get('check-email')
  emailExists(@Query() { email }: EmailDto, @RequestOrigin() origin: Origin): Promise<EmailExistsDto> {
    return this.registrations.emailExists(email, origin);
  }

  /** The terms and conditions of a role, with their version. */
  @ApiParam({ name: 'role', enum: SELF_REGISTERING_ROLES })
  @ApiOkResponse({ type: TermsDto })
  @ApiErrors(NO_TERMS, INVALID)
  @Public()
  @Get('terms/:role')
  terms(@Param('role', TermsRolePipe) role: SelfRegisteringRole, @Query() { language }: TextLanguageDto): TermsDto {
    return termsIn(role, language ?? 'en');
  }

  /** Saves the registration form and mails a six-digit code. The answer has the key to send with the code. */
  @ApiOkResponse({ type: RegistrationSentDto })
  @ApiErrors(EMAIL_TAKEN, TOO_MANY_EMAIL_CHECKS, TOO_MANY_CODE_SENDS, TOO_SOON, TOO_MANY_PENDING_REGISTRATIONS, BUSY)
  @Public()
  @HttpCode(200)
  @Post('send-registration-otp')
  sendCode(@Body() dto: SendRegistrationCodeDto, @RequestOrigin() origin: Origin): Promise<RegistrationSentDto> {
    return this.registrations.sendCode(dto, origin);
  }

  /** Creates the account of the form that waits for this code. Without a key, the form that was sent first is meant. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(INVALID_CODE, NO_PENDING_REGISTRATION, EMAIL_TAKEN, TOO_MANY_CODE_TRIES)
  @Public()
  @HttpCode(200)
  @Post('verify-registration-otp')
  verifyCode(@Body() dto: RegistrationCodeDto, @RequestOrigin() origin: Origin): Promise<MessageDto> {
    return this.registrations.verifyCode(dto, origin);
  }

  /** Mails another code, no sooner than 30 seconds after the last one. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(TOO_MANY_CODE_SENDS, TOO_SOON)
  @Public()
  @HttpCode(200)
  @Post('resend-registration-otp')
  resendCode(@Body() dto: ResendRegistrationCodeDto, @RequestOrigin() origin: Origin): Promise<MessageDto> {
    return this.registrations.resendCode(dto, origin);
  }

  /** Adds an employee or a company with an account. */
  @ApiTags('admin')
  @ApiExtraModels(RegisterEmployeeDto, RegisterCompanyDto, EmployeeDto, CompanyDto)
  @ApiBody({
    schema: { oneOf: [{ $ref: getSchemaPath(RegisterEmployeeDto) }, { $ref: getSchemaPath(RegisterCompanyDto) }] },
  })
  @ApiCreatedResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(EmployeeDto) }, { $ref: getSchemaPath(CompanyDto) }] },
  })
  @ApiErrors(EMAIL_TAKEN, BUSY)
  @Roles('admin', 'super_admin')
  @Idempotent()
  @Post('register')
  register(
    @CurrentCaller() caller: Caller,
    @BodyAs(({ body }) => (isForCompany(body) ? RegisterCompanyDto : RegisterEmployeeDto))
    dto: RegisterEmployeeDto | RegisterCompanyDto,
  ): Promise<CompanyDto | EmployeeDto> {
    return this.staffRegistrations.register(caller, dto);
  }
}
