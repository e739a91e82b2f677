import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import {
  CONNECTION_NOT_FOUND,
  LEFT_BEFORE_JOINING,
  PLACEMENT_INVOICED,
} from '../../connections/connections.problems.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiOwnList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { JoiningDto, OfferDto, OwnOfferDto } from './dto/offer.dto.js';
import { AnswerOfferDto, MakeOfferDto, NoteOfferAnswerDto, StillJoiningDto, TickDto } from './dto/offer-inputs.dto.js';
import { JoiningService } from './joining.service.js';
import {
  CONNECTION_ENDED,
  JOINING_ITEM_UNKNOWN,
  NO_JOINING_QUESTION,
  NOT_JOINING,
  OFFER_EXPIRED,
  OFFER_NOT_FOUND,
  OFFER_NOT_OPEN,
  TOO_MANY_OFFERS,
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
  @ApiErrors(OFFER_NOT_FOUND, OFFER_NOT_OPEN, OFFER_EXPIRED, CONNECTION_ENDED, TOO_MANY_CHANGES)
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

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/connections')
export class AdminOffersController {
  constructor(
    private readonly offers: OffersService,
    private readonly joining: JoiningService,
  ) {}

  /** The offers of a connection, newest first. */
  @ApiOkResponse({ type: [OfferDto] })
  @ApiErrors(CONNECTION_NOT_FOUND)
  @Opens('record', 'connection')
  @Get(':id/offers')
  list(@Param('id', IdPipe) id: number): Promise<OfferDto[]> {
    return this.offers.of(id);
  }

  /** Makes an offer and mails the person; one that is open is withdrawn. The placement status stays. */
  @ApiCreatedResponse({ type: OfferDto })
  @ApiErrors(CONNECTION_NOT_FOUND, CONNECTION_ENDED, TOO_MANY_OFFERS, PLACEMENT_INVOICED, LEFT_BEFORE_JOINING)
  @Idempotent()
  @Opens('record', 'connection')
  @Post(':id/offers')
  make(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number, @Body() dto: MakeOfferDto): Promise<OfferDto> {
    return this.offers.make(caller, id, dto);
  }

  /** Notes what the person said of an offer, or takes it back. The person is mailed. */
  @ApiOkResponse({ type: OfferDto })
  @ApiErrors(OFFER_NOT_FOUND, OFFER_NOT_OPEN, OFFER_EXPIRED)
  @Opens('record', 'connection')
  @Put(':id/offers/:offer_id/answer')
  note(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('offer_id', IdPipe) offerId: number,
    @Body() dto: NoteOfferAnswerDto,
  ): Promise<OfferDto> {
    return this.offers.note(caller, id, offerId, dto);
  }

  /** What is done before the person joins, and whether they still do. */
  @ApiOkResponse({ type: JoiningDto })
  @ApiErrors(CONNECTION_NOT_FOUND)
  @Opens('record', 'connection')
  @Get(':id/joining')
  joiningOf(@Param('id', IdPipe) id: number): Promise<JoiningDto> {
    return this.joining.of(id);
  }

  /** Ticks a point of the joining list, or takes the tick back. */
  @ApiOkResponse({ type: JoiningDto })
  @ApiErrors(CONNECTION_NOT_FOUND, JOINING_ITEM_UNKNOWN)
  @Opens('record', 'connection')
  @Put(':id/joining/:item')
  tick(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('item') item: string,
    @Body() { done }: TickDto,
  ): Promise<JoiningDto> {
    return this.joining.tick(caller, id, item, done);
  }

  /** Notes whether the person still joins, as they said. */
  @ApiOkResponse({ type: JoiningDto })
  @ApiErrors(CONNECTION_NOT_FOUND, NOT_JOINING)
  @Opens('record', 'connection')
  @Put(':id/still-joining')
  stillJoining(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: StillJoiningDto,
  ): Promise<JoiningDto> {
    return this.joining.note(caller, id, dto);
  }
}
