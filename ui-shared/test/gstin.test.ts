import { describe, expect, it } from 'vitest';
import { checkCharacterOf, gstinFault, gstinOf, readGstin } from '../src/domain/gstin';

describe('a GSTIN', () => {
  it.each([
    ['29AAHCT9485A1ZX', undefined],
    ['29AAHCT9485A1ZY', 'check'],
    ['29AAHCT9485A1Z', 'length'],
    ['29AAHCT9485AAAX', 'shape'],
    ['45AAHCT9485A1ZX', 'state'],
  ])('%s: %s is wrong with it', (gstin, fault) => {
    expect(gstinFault(gstin)).toBe(fault);
  });

  it('says its PAN and its state as soon as both are typed, in any letters', () => {
    expect(readGstin(gstinOf('29 aahct9485a'))).toEqual({ pan: 'AAHCT9485A', state: '29' });
    expect(readGstin('29AAHCT9485')).toBeUndefined();
    expect(readGstin('45AAHCT9485A')).toBeUndefined();
  });

  it('has one last character', () => {
    expect(checkCharacterOf('29AAHCT9485A1Z')).toBe('X');
  });
});
