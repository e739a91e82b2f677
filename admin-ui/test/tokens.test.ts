import { describe, expect, it } from 'vitest';
import { TONES } from '@niyukt/ui-shared/theme/status-look';
import { darkTheme, lightTheme } from '../src/kit/theme/theme';
import { DARK, LIGHT } from '../src/kit/theme/tokens';

describe('the palette that both user interfaces share', () => {
  it('is read for the light', () => {
    expect(LIGHT).toMatchObject({ paper: '#fbfaf7', ink: '#14213d', action: '#0b5d5e', 'rose-soft': '#ffe0e4' });
  });

  it('is read for the dark, and goes on with the light where the dark says nothing', () => {
    expect(DARK).toMatchObject({ paper: '#0d1424', ink: '#e9edf5', action: '#5cc8c2', 'rose-soft': '#4b1420' });
    expect(DARK).toMatchObject({ mark: LIGHT['mark'], control: LIGHT['control'], font: LIGHT['font'] });
  });

  it.each(TONES)('has %s and its ground in both', (tone) => {
    for (const palette of [LIGHT, DARK])
      for (const name of [tone, `${tone}-soft`]) expect(palette[name]).toMatch(/^#[\da-f]{6}$/);
    expect(DARK[tone]).not.toBe(LIGHT[tone]);
  });
});

/** Relative luminance of a colour such as #0b5d5e (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(colour.slice(place, place + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAIRS = [
  ...['paper', 'surface', 'sunken'].flatMap((ground) =>
    ['ink', 'muted', 'action', 'danger'].map((ink) => [ink, ground]),
  ),
  ...TONES.flatMap((tone) => ['paper', 'surface', 'sunken', `${tone}-soft`].map((ground) => [tone, ground])),
  ['on-action', 'action'],
  ['on-panel', 'panel'],
  ['danger', 'danger-soft'],
  ['surface', 'danger'],
] as [string, string][];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('in the %s', (_, palette) => {
  it.each(PAIRS)('%s can be read on %s', (ink, ground) => {
    expect(contrast(palette[ink] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the console’s themes', () => {
  it.each([
    ['light', lightTheme, LIGHT],
    ['dark', darkTheme, DARK],
  ] as const)('are made of it: %s', (mode, theme, token) => {
    expect(theme?.palette).toMatchObject({
      mode,
      primary: { main: token['action'], contrastText: token['on-action'] },
      error: { main: token['danger'] },
      text: { primary: token['ink'], secondary: token['muted'] },
      background: { default: token['paper'], paper: token['surface'] },
    });
  });
});
