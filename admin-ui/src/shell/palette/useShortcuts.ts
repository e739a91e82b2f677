import { useRef } from 'react';
import { useRefresh, useStore } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useStaff } from '../../kit/access/StaffContext';
import { commandIn, placesOf } from '../../kit/commands/registry';
import { runOnceOpen } from '../../kit/commands/run-once-open';
import { createPath } from '../../kit/resource/create-path';
import { findResource } from '../../kit/resource/registry';
import { ACTION_KEYS, type ActionKey } from '../../kit/resource/resource';
import { numberedFor } from '../../kit/resource/sections';
import { UNDO_KEYS } from '../../kit/toasts/undo';
import type { OverlayProps } from './overlay';
import { GO, latinKey, PAGE_KEYS, type PageKey, ROW_KEYS, SINGLE_KEYS_STORE } from './shortcuts';
import { currentRow, focusRow, selectionBar, topModal } from './steps';

const GO_MILLISECONDS = 1500;
/** A question waits for its answer; nothing is to open over it. */
const QUESTION = '[role=alertdialog]';
/** Controls that take letters for themselves, besides the fields that react-hotkeys-hook knows. */
const TAKES_LETTERS =
  '[role=combobox], [role=listbox], [role=menu], textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio])';
/** Controls that Enter presses by itself. */
const TAKES_ENTER = 'a, button, summary';
const SEARCH_FIELD = '#main-content input[name=q]';

const isPageKey = (key: string): key is PageKey => PAGE_KEYS.some((page) => page.key === key);
const isActionKey = (key: string): key is ActionKey => ACTION_KEYS.some((actionKey) => actionKey === key);

const isUndoKey = (event: KeyboardEvent): boolean =>
  event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey && latinKey(event) === 'z';

const isPaletteKey = (event: KeyboardEvent): boolean =>
  event.ctrlKey !== event.metaKey && !event.altKey && latinKey(event) === 'k';

function isHeldBack(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, isComposing, repeat, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || isComposing || repeat || ctrlKey || metaKey || altKey) return true;
  if (target instanceof Element && target.closest(TAKES_LETTERS)) return true;
  const modal = topModal();
  const key = latinKey(event);
  return modal !== undefined && key !== GO && !commandIn(modal, key);
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
  field?.focus();
  field?.select();
}

/** In a drawer to another record, else to another row. */
function step(key: PageKey, by: 1 | -1): void {
  const run = commandIn(topModal(), key);
  if (run) run();
  else focusRow(by);
}

/**
 * Does with the selected rows, with a row, or with the record in a drawer, what a key stands for. A row without such a command opens its
 * record, whose drawer has one.
 */
function useRowKeys(): (key: string, target: EventTarget | null) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const base = useHref('/').replace(/\/$/, '');
  return (key, target) => {
    if (key === 'Enter') {
      if (!(target instanceof Element && target.closest(TAKES_ENTER))) commandIn(topModal() ?? currentRow(), key)?.();
      return;
    }
    const modal = topModal();
    const bar = selectionBar();
    const row = currentRow();
    const run = modal ? commandIn(modal, key) : (commandIn(bar, key) ?? commandIn(row, key));
    if (run) {
      run();
      return;
    }
    const link = row && placesOf('Enter', row)[0];
    const list = findResource(pathname.split('/')[1] ?? '')?.page.list;
    if (!(link instanceof HTMLAnchorElement) || !list || !isActionKey(key) || bar) return;
    if (!findResource(list.resource)?.records?.actionKeys?.includes(key)) return;
    const path = link.pathname.slice(base.length);
    runOnceOpen(path, key);
    void navigate({ pathname: path, search });
  };
}

/** Listens for the keys of the whole console: Ctrl K everywhere, single keys outside of inputs. */
export function useShortcuts({ overlay, onChange }: OverlayProps): void {
  const entries = numberedFor(useStaff());
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [areSingleKeysOn] = useStore(SINGLE_KEYS_STORE, true);
  const runInRow = useRowKeys();
  const goPressedAt = useRef(-Infinity);

  const create = (): void => {
    const [, list = ''] = pathname.split('/');
    if (findResource(list)?.records?.create) void navigate(createPath(`/${list}`).to);
  };
  const go = (key: string): void => {
    const entry = entries[Number(key) - 1];
    if (entry) void navigate(entry.path);
  };
  const actions: Record<PageKey, () => void> = {
    '/': focusSearch,
    j: () => step('j', 1),
    k: () => step('k', -1),
    n: create,
    r: refresh,
    '?': () => onChange('shortcuts'),
  };

  const press = (event: KeyboardEvent): void => {
    const key = latinKey(event);
    if (key === 'Shift') return;
    const isGoing = event.timeStamp - goPressedAt.current < GO_MILLISECONDS;
    goPressedAt.current = key === GO && !isGoing ? event.timeStamp : -Infinity;
    if (isGoing) {
      if (!topModal()) go(key);
    } else if (isPageKey(key)) {
      // the browser would type the key into the field that it leads to, or open its own search
      event.preventDefault();
      actions[key]();
    } else if (ROW_KEYS.some((row) => row.key === key)) {
      // so it would a letter
      if (key.length === 1) event.preventDefault();
      runInRow(key, event.target);
    }
  };

  useHotkeys('*', press, {
    // a checkbox takes no letters
    enableOnFormTags: true,
    ignoreEventWhen: (event) => !areSingleKeysOn || overlay !== undefined || isHeldBack(event),
  });

  // in a field the key undoes what was typed
  useHotkeys('*', () => commandIn(document.body, UNDO_KEYS)?.(), { ignoreEventWhen: (event) => !isUndoKey(event) });

  useHotkeys(
    '*',
    ({ repeat }) => {
      if (!repeat && !document.querySelector(QUESTION)) onChange(overlay === 'palette' ? undefined : 'palette');
    },
    {
      enableOnFormTags: true,
      enableOnContentEditable: true,
      preventDefault: true,
      ignoreEventWhen: (event) => !isPaletteKey(event),
    },
  );
}
