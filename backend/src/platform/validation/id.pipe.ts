import { BadRequestException, Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';
import { isKey } from './key.js';

/** The key in a path: digits that PostgreSQL's integer holds. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  /**
   * @throws BadRequestException when the text is no key
   * @throws NotFoundException when it is larger than any key can be
   */
  transform(value: string): number {
    if (!/^[1-9]\d{0,18}$/.test(value)) throw new BadRequestException('The id in the address is not valid');
    const key = Number(value);
    if (!isKey(key)) throw new NotFoundException('There is no record with this id');
    return key;
  }
}
