import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
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
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { JoiningDto, OfferDto } from './dto/offer.dto.js';
import { MakeOfferDto, NoteOfferAnswerDto, StillJoiningDto, TickDto } from './dto/offer-inputs.dto.js';
import { JoiningService } from './joining.service.js';
import {
  CONNECTION_ENDED,
  JOINING_ITEM_UNKNOWN,
  NOT_JOINING,
  OFFER_ANSWERED,
  OFFER_EXPIRED,
  OFFER_NOT_FOUND,
  TOO_MANY_OFFERS,
} from './offers.problems.js';
import { OffersService } from './offers.service.js';

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
  @ApiErrors(OFFER_NOT_FOUND, OFFER_ANSWERED, OFFER_EXPIRED)
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
