import type { ComponentType } from 'react';
import type { Permission } from '../access/staff';

/** What a list reads. */
export interface ListSource {
  resource: string;
  /** How it is sorted until the user chooses another way. */
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Always applied, and not shown as a filter. */
  filter?: Readonly<Record<string, string>>;
  /** Filters that are set until the user chooses others. */
  filterDefaultValues?: Readonly<Record<string, unknown>>;
}

/** A page of the console as the start knows it, before the console itself is there. */
export interface Page {
  /** Address without the console's prefix. */
  path: string;
  /** Loads what shows it, a chunk of its own. */
  load: () => Promise<{ default: ComponentType }>;
  list?: ListSource;
  /** An admin has no access. */
  isForSuperAdmins?: boolean;
  /** An admin without it has no access. */
  needs?: Permission;
  /**
   * Addresses of the calls that it makes first, where they are not the first rows of its list.
   * @param storedSetting reads what react-admin keeps for this person
   * @returns nothing where they are
   */
  firstCalls?: (storedSetting: (key: string) => unknown) => string[] | undefined;
}

/** Rows of a page until the user chooses another number. */
export const ROWS_PER_PAGE = 25;

/** A list whose newest record stands first. @param field day or moment by which it is sorted */
export const newestFirst = (resource: string, field: string): ListSource => ({
  resource,
  sort: { field, order: 'DESC' },
});

/** The page's name: its address without the slash, `dashboard` for the first. */
export const pageName = ({ path }: Page): string => path.slice(1) || 'dashboard';
