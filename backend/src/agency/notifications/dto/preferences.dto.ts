import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, ValidateNested } from 'class-validator';
import { Reply } from '../../../platform/http/reply.js';
import { Field } from '../../../platform/validation/field.js';
import { TextField } from '../../../platform/validation/fields.js';
import { WAYS } from '../notification-kind.js';

const NOT_A_LIST = 'Kinds must be a list of choices';
const MAX_KINDS = 100;

const SwitchField = (label: string, doc: string): PropertyDecorator =>
  Field({ doc, example: true, required: `${label} must be true or false` }, { type: Boolean }, [
    IsBoolean({ message: `${label} must be true or false` }),
  ]);

/** The ways that are chosen for a kind. */
export class ChosenWaysDto {
  @TextField({
    label: 'Kind',
    max: 40,
    doc: 'Kind of notification',
    example: 'claim.filed',
    required: 'Please say which kind is meant',
  })
  kind: string;

  @SwitchField('Bell', 'Shown in the bell')
  bell: boolean;

  @SwitchField('Mail', 'Mailed, alone or in a digest')
  mail: boolean;

  @SwitchField('Push', 'Pushed to the browsers that were allowed to')
  push: boolean;
}

export class SetPreferencesDto {
  @ApiProperty({ description: 'Kinds that are left out stay as they are', type: [ChosenWaysDto] })
  @IsArray({ message: NOT_A_LIST })
  @ArrayMaxSize(MAX_KINDS, { message: `${NOT_A_LIST}, ${MAX_KINDS} at most` })
  @ValidateNested({ each: true, message: NOT_A_LIST })
  @Type(() => ChosenWaysDto)
  kinds: ChosenWaysDto[];
}

/** A kind, and on which ways it comes. */
export class PreferenceDto {
  @Reply('Kind of notification', 'claim.filed')
  kind: string;

  @Reply('What it is called', 'A warranty claim is filed')
  title: string;

  @Reply('Shown in the bell', true)
  bell: boolean;

  @Reply('Mailed, alone or in a digest', true)
  mail: boolean;

  @Reply('Pushed to the browsers that were allowed to', true)
  push: boolean;

  @ApiProperty({ description: 'Ways that can be chosen; the others stay', enum: WAYS, isArray: true })
  choices: string[];
}

export class PreferencesDto {
  @ApiProperty({ description: 'What the caller may get, by kind', type: [PreferenceDto] })
  kinds: PreferenceDto[];

  @Reply('From then on mails wait and nothing is pushed, in India', '21:00')
  quiet_from: string;

  @Reply('Until then', '08:00')
  quiet_until: string;

  @Reply('Public key with which a browser subscribes to pushes; another one makes it subscribe anew', 'BL…')
  push_key: string;
}
