import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { ConnectionSteps } from '@niyukt/ui-shared/api/types';
import type { ConsoleTextKey } from '../../texts/console';
import type { Permission } from '../access/staff';
import type { Api, CreateCall, UpdateCallOf } from './calls';
import type { Page } from './page';
import type { SearchedField } from './searched-field';

/** Everything that the console knows about a resource; each has its folder, and a line in `app/places.ts`. */
export interface Resource<R extends RaRecord = RaRecord> {
  page: Page;
  /** Its name in the menus of the console, and over what the palette finds of it. */
  title: ConsoleTextKey;
  /** Its records; a page that shows those of another resource has none. */
  records?: Records<R>;
  /** Calls for which react-admin has no word; they become methods of the data provider. */
  calls?: (api: Api) => object;
}

/** Where a resource stands in the console: an entry of the header, a view of one, or a room behind it. */
export interface Place {
  /** What it shows; without, it leads to the first of its views that the person may open. */
  shows?: Resource;
  /** Of several places that one resource shows: its address, if not that of the resource. */
  path?: string;
  /** If not that of what it shows. */
  title?: ConsoleTextKey;
  /** Of an entry. */
  Icon?: SvgIconComponent;
  /** Links at the top of each of its pages. */
  views?: readonly Place[];
  /** Open from its page, and by name. */
  rooms?: readonly Place[];
  /** A phone has it in its bar; the others are behind "More". */
  isMain?: boolean;
  /** A tool of the header, beside the entries. */
  isTool?: boolean;
  /** An admin without it does not see it. */
  needs?: Permission;
}

/** A form about a record, which other resources open. */
export interface FormOfRecord {
  record: RaRecord;
  onClose: () => void;
}

/** A step on the way of a connection. */
export type ConnectionStep = ConnectionSteps['steps'][number]['step'];

/** In a drawer: beside the heading of notes and history, or below it; folded among the details, or with what is said of privacy. */
export type PartPlace = 'history_action' | 'history' | 'details' | 'privacy';

/** What the drawers of several resources show below their own. */
export interface DrawerPart {
  title: ConsoleTextKey;
  /** Whose drawers show it. */
  resources: readonly string[];
  /** Stands right below what the record is, before what else its drawer shows. */
  isLeading?: boolean;
  /** Where it stands, if not under a heading of its own. */
  place?: PartPlace;
  /** The step of a connection whose line opens it. */
  step?: ConnectionStep;
  /** A notice that is there only when there is something to say: it has no heading. */
  isNotice?: boolean;
  /** In one line until it is opened. */
  isFolded?: boolean;
  /** Of these records it is open from the start. */
  isOpenAtFirst?: (record: RaRecord) => boolean;
  /** Loads what its line says of it, or that of the parts it is folded with. */
  summary?: () => Promise<{ default: ComponentType }>;
  /** Its code and its calls wait until it is scrolled into view. */
  isLate?: boolean;
  /** An admin without it does not see it. */
  needs?: Permission;
  /** Whether there is anything to show of a record; left out, there is of all of them. */
  isShown?: (record: RaRecord) => boolean;
  /** Loads what shows it for the record in the context, a chunk of its own. */
  load: () => Promise<{ default: ComponentType }>;
  /** Forms by the names under which others open them, each a chunk of its own. */
  forms?: Readonly<Record<string, () => Promise<{ default: ComponentType<FormOfRecord> }>>>;
  /** Calls for which react-admin has no word; they become methods of the data provider. */
  calls?: (api: Api) => object;
}

export interface Records<R extends RaRecord = RaRecord> {
  /** Address of the list over which they open, if not the page of the resource. */
  path?: string;
  /** The field that stands for a record in react-admin's own texts. */
  representation?: string;
  kind: KindKeys;
  /** What tasks and notifications call the kind, if there are some about it. */
  recordKind?: string;
  /** What the audit log calls the kind, if it writes about it. */
  auditKind?: string;
  /** Without a call, records are not made in the console. */
  create?: CreateCall;
  /** The button that makes one, where the palette offers it. */
  createTitle?: ConsoleTextKey;
  /** Without a call, records are not changed in the console. */
  update?: UpdateCallOf;
  /** A record has no address of its own and is read out of the list. */
  isReadFromList?: boolean;
  /** What is done with one by a key, in the list, in its drawer and in the palette. */
  actionKeys?: readonly ActionKey[];
  search?: Search<R>;
}

/** Set the status, edit, connect: the keys of the drawer's commands. */
export const ACTION_KEYS = ['s', 'e', 'c'] as const;
export type ActionKey = (typeof ACTION_KEYS)[number];

/** How a record is found. */
export interface Search<R extends RaRecord> {
  /** Beside one record in the palette. */
  Icon: SvgIconComponent;
  name(record: R): string;
  /** What distinguishes it from others of the same name. */
  details(record: R): (string | null)[];
  /** A search that forgives spelling, asked when nothing is found; below `/api/admin`. */
  forgiving?: string;
  /** Where the server looks besides the name. */
  fields(record: R): SearchedField[];
}

/** The texts for a kind of record. */
export interface KindKeys {
  name: ConsoleTextKey;
  title: ConsoleTextKey;
  plural: ConsoleTextKey;
  deletedWithIt?: ConsoleTextKey;
  deletedWithThem?: ConsoleTextKey;
}
