import { createContext, useContext } from 'react';
import type { NoticeKind } from './notice-look';

export interface Banner {
  kind: NoticeKind;
  text: string;
}

export interface ShownBanner {
  banner: Banner | undefined;
  /** A form lies over the page and shows the banner instead of it. */
  isCovered: boolean;
  succeed: (text: string) => void;
  fail: (text: string) => void;
  dismiss: () => void;
  /** @returns what ends it */
  coverPage: () => () => void;
}

const nothing = (): void => undefined;

export const BannerContext = createContext<ShownBanner>({
  banner: undefined,
  isCovered: false,
  succeed: nothing,
  fail: nothing,
  dismiss: nothing,
  coverPage: () => nothing,
});

/** Says in a banner what was done, or what failed. */
export const useBanner = (): Pick<ShownBanner, 'succeed' | 'fail'> => useContext(BannerContext);
