import { type PlacementStatus } from '../src/employees/placement-status.js';
import { type OpeningKey } from './job-requests.js';
import { type PersonName } from './people.js';

/** What is known of a demo connection beside its status and dates. */
export interface DemoConnectionDetails {
  /** The last status before a rejection or a dropping out. */
  after?: PlacementStatus;
  /** Rupees a month. */
  offered?: string;
  /** Rupees a month. */
  final?: string;
  /** Days before the seed on which a person who resigned later was placed. */
  placed?: number;
  /** Days from the placement to the first working day. */
  joinsAfter?: number;
  notes?: string;
}

/** A demo connection; `connected` and `changed` are the days before the seed of its first and its last status. */
export type DemoConnection = readonly [
  person: PersonName,
  opening: OpeningKey,
  status: PlacementStatus,
  connected: number,
  changed: number,
  details?: DemoConnectionDetails,
];
