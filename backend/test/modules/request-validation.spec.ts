import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { BodyAs } from '../../src/platform/validation/body-as.js';
import { ChoiceField, IntegerField, PersonNameField } from '../../src/platform/validation/fields.js';
import { IdPipe } from '../../src/platform/validation/id.pipe.js';
import { httpApplication } from '../support/testing-module.js';

class GuestDto {
  @PersonNameField({ label: 'Name', max: 10, doc: 'Name', required: 'Name is required' })
  name: string;

  @ChoiceField(['tea', 'coffee'], { label: 'Drink', doc: 'Drink' })
  drink?: string | null;

  @IntegerField({ label: 'Seats', min: 1, max: 4, tooSmall: 'Must be at least 1', doc: 'Seats', notEmpty: 'How many?' })
  seats?: number;
}

class GroupDto {
  @ChoiceField(['group'], { label: 'Kind', doc: 'Kind', required: 'Kind is required' })
  kind: string;
}

@Controller('guests')
class GuestsController {
  @HttpCode(200)
  @Post('kinds')
  either(
    @BodyAs(({ body }) => ((body as { kind?: string }).kind === 'group' ? GroupDto : GuestDto)) dto: object,
  ): object {
    return { class: dto.constructor.name, ...dto };
  }

  @HttpCode(200)
  @Post(':id')
  create(@Param('id', IdPipe) id: number, @Body() dto: GuestDto): object {
    return { id, ...dto };
  }
}

describe('the pipe of every request', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await httpApplication(await Test.createTestingModule({ controllers: [GuestsController] }).compile());
  });
  afterAll(() => app.close());

  const post = async (payload: unknown, path = '7'): Promise<{ status: number; body: Record<string, unknown> }> => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: `/guests/${path}`,
      payload: payload as object,
    });
    return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> };
  };

  it('trims, keeps what the DTO knows and drops the rest', async () => {
    expect(await post({ name: ' Asha Rao ', drink: '', role: 'super_admin', __proto__: { admin: true } })).toEqual({
      status: 200,
      body: { id: 7, name: 'Asha Rao', drink: null },
    });
  });

  it('says one sentence per field, in the order of the fields', async () => {
    expect((await post({ name: 'R2-D2', drink: 'beer', seats: 0 })).body).toMatchObject({
      statusCode: 400,
      error: 'Name may contain only letters and spaces',
      fields: [
        { field: 'name', message: 'Name may contain only letters and spaces' },
        { field: 'drink', message: 'Drink must be one of: tea, coffee' },
        { field: 'seats', message: 'Must be at least 1' },
      ],
    });
  });

  it.each([
    [{}, 'Name is required'],
    [{ name: null }, 'Name is required'],
    [{ name: '  ' }, 'Name is required'],
    [{ name: 5 }, 'Name must be text'],
    [{ name: 'a\u0000b' }, 'Name has characters that are not text'],
    [{ name: 'x'.repeat(11) }, 'Name must be at most 10 characters long'],
    [{ name: 'Asha', seats: '2' }, 'Seats must be a whole number'],
    [{ name: 'Asha', seats: 1.5 }, 'Seats must be a whole number'],
    [{ name: 'Asha', seats: 5 }, 'Seats must be at most 4'],
    [{ name: 'Asha', seats: null }, 'How many?'],
  ])('%j: %s', async (body, error) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { error } });
  });

  it('leaves out what may be left out', async () => {
    expect((await post({ name: 'Asha' })).body).toEqual({ id: 7, name: 'Asha' });
    expect((await post({ name: 'Asha', drink: null })).body).toEqual({ id: 7, name: 'Asha', drink: null });
  });

  it.each(['5.0', '1e3', '0', '-1', 'x'])('takes no key %s', async (key) => {
    expect((await post({ name: 'Asha' }, key)).status).toBe(400);
  });

  it('checks a body by the DTO that the request asks for', async () => {
    expect((await post({ kind: 'group', name: 'x' }, 'kinds')).body).toEqual({ class: 'GroupDto', kind: 'group' });
    expect((await post({ kind: 'guest', name: 'x' }, 'kinds')).body).toEqual({ class: 'GuestDto', name: 'x' });
  });
});
