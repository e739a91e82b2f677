import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class FieldErrorDto {
  @ApiProperty({ description: 'Name of the field in the request body', example: 'title' })
  field: string;

  @ApiProperty({ description: 'What is wrong, for the person to read', example: 'Job title is required' })
  message: string;

  @ApiPropertyOptional({
    description: 'What is wrong, for programs: `validation.…`, or the code of an error',
    example: 'validation.too_long',
    type: 'string',
  })
  code?: string;

  @ApiPropertyOptional({
    description: 'What the message names, such as the most characters that a text may have',
    example: { max: '100' },
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
  })
  values?: Readonly<Record<string, string | number>>;
}

/** The body of every failed call. */
export class ErrorBody {
  @ApiProperty({ description: 'HTTP status', example: 400, type: 'integer' })
  statusCode: number;

  @ApiProperty({ description: 'What is wrong, for programs: it never changes', example: 'request.invalid' })
  code: string;

  @ApiProperty({ description: 'One sentence for the person to read', example: 'Job title is required' })
  error: string;

  @ApiPropertyOptional({
    description: 'The fields that break rules, when the request was not valid',
    type: [FieldErrorDto],
  })
  fields?: FieldErrorDto[];

  @ApiPropertyOptional({
    description: 'What the sentence names, such as the most there may be',
    example: { max: '20' },
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
  })
  values?: Readonly<Record<string, string | number>>;

  @ApiPropertyOptional({
    description: 'What a program needs to go on, such as the record in the way',
    type: 'object',
    additionalProperties: true,
  })
  details?: object;

  @ApiProperty({ description: 'Finds the request in the log', example: '1f0e6c8e-3f0a-4c55-9a43-6e9ad0f7c1b2' })
  requestId: string;
}
