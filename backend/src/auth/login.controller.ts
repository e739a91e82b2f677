import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LoggedIn, Public } from '../common/http/access.js';
import { ApiErrors } from '../common/http/api-errors.js';
import { CurrentCaller, RequestOrigin, type Caller, type Origin } from '../common/http/caller.js';
import { MessageDto } from '../common/http/message.dto.js';
import { ChangePasswordDto, LoginDto, PasswordChangedDto, SessionDto } from './dto/login.dto.js';
import { LoginService } from './login.service.js';

@Controller('auth')
export class LoginController {
  constructor(private readonly sessions: LoginService) {}

  /** Begins a session. */
  @ApiTags('everybody')
  @ApiOkResponse({ type: SessionDto })
  @ApiErrors(400, 401, 429)
  @Public()
  @HttpCode(200)
  @Post('login')
  login(@Body() dto: LoginDto, @RequestOrigin() origin: Origin): Promise<SessionDto> {
    return this.sessions.login(dto, origin);
  }

  /** Ends the session of the token that is sent. */
  @ApiTags('everyone logged in')
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors()
  @LoggedIn()
  @HttpCode(200)
  @Post('logout')
  logout(@CurrentCaller() caller: Caller): Promise<MessageDto> {
    return this.sessions.logout(caller);
  }

  /** Sets another password; every session ends, and the answer begins a new one. */
  @ApiTags('everyone logged in')
  @ApiOkResponse({ type: PasswordChangedDto })
  @ApiErrors(400, 429)
  @LoggedIn()
  @HttpCode(200)
  @Post('change-password')
  changePassword(@CurrentCaller() caller: Caller, @Body() dto: ChangePasswordDto): Promise<PasswordChangedDto> {
    return this.sessions.changePassword(caller, dto);
  }
}
