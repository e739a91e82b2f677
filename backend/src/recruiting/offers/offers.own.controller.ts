import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { ApiOwnList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { OwnOfferDto } from './dto/offer.dto.js';
import { AnswerOfferDto, StillJoiningDto } from './dto/offer-inputs.dto.js';
import { JoiningService } from './joining.service.js';
import {
  CONNECTION_ENDED,
  NO_JOINING_QUESTION,
  OFFER_ANSWERED,
  OFFER_EXPIRED,
  OFFER_NOT_FOUND,
} from './offers.problems.js';
import { OffersService } from './offers.service.js';
import { OwnOffersService } from './own-offers.service.js';

@ApiTags('employee')
@Roles('employee')
@Controller('api/employee/offers')
export class EmployeeOffersController {
  constructor(
    private readonly own: OwnOffersService,
    private readonly offers: OffersService,
    private readonly joining: JoiningService,
  ) {}

  /** The caller's own offers, newest first. */
  @ApiOwnList(OwnOfferDto, 'offers')
  @Get()
  list(@CurrentCaller() caller: Caller, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.own.of(caller, call);
  }

  /** Accepts or declines an offer, or asks for other terms. Once only. */
  @ApiOkResponse({ type: OwnOfferDto })
  @ApiErrors(OFFER_NOT_FOUND, OFFER_ANSWERED, OFFER_EXPIRED, CONNECTION_ENDED, TOO_MANY_CHANGES)
  @Put(':id/answer')
  async answer(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: AnswerOfferDto,
  ): Promise<OwnOfferDto> {
    await this.offers.answerOwn(caller, id, dto);
    return this.own.one(caller, id);
  }

  /** Says whether the caller still joins. The last answer to a question counts. */
  @ApiOkResponse({ type: OwnOfferDto })
  @ApiErrors(OFFER_NOT_FOUND, NO_JOINING_QUESTION, TOO_MANY_CHANGES)
  @Put(':id/still-joining')
  async stillJoining(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: StillJoiningDto,
  ): Promise<OwnOfferDto> {
    await this.joining.answerOwn(caller, id, dto);
    return this.own.one(caller, id);
  }
}
