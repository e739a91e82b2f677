import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TextInput, useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { commonOf } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import type { NoteProvider } from './calls';
import { type Colleague, typedMention, withName } from './mentions';
import './notes.css';

const MAX_OFFERED = 6;

/** The staff's accounts that can log in, by name; asked for once an @ is typed. */
function useColleagues(isNeeded: boolean): readonly Colleague[] {
  const dataProvider = useDataProvider<NoteProvider>();
  const { data } = useQuery({
    queryKey: ['notes', 'colleagues'],
    queryFn: () => dataProvider.getColleagues(),
    enabled: isNeeded,
  });
  // react-admin answers an empty record once the session has ended
  return Array.isArray(data) ? data : [];
}

interface NoteInputProps {
  onName: (colleague: Colleague) => void;
}

/** The text of a note. After an @ it offers colleagues, to be chosen by the keyboard or by a touch. */
export function NoteInput({ onName }: NoteInputProps) {
  const { setValue } = useFormContext();
  const text = useWatch({ name: 'text' }) as string;
  const input = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [refused, setRefused] = useState<string>();
  // where the caret stands once a name was put in
  const nextCaret = useRef<number>(undefined);
  useEffect(() => {
    const { current } = nextCaret;
    if (current === undefined) return;
    nextCaret.current = undefined;
    input.current?.focus();
    input.current?.setSelectionRange(current, current);
  }, [text]);
  const mention = typedMention(text, caret);
  const colleagues = useColleagues(mention !== undefined);
  const offered =
    mention === undefined || refused === mention
      ? []
      : colleagues.filter(({ name }) => name.toLowerCase().includes(mention.toLowerCase())).slice(0, MAX_OFFERED);
  const choose = (colleague: Colleague): void => {
    const named = withName(text, caret, colleague.name);
    setValue('text', named.text, { shouldDirty: true, shouldValidate: false });
    setCaret(named.caret);
    nextCaret.current = named.caret;
    setActive(0);
    onName(colleague);
  };
  const press = (event: KeyboardEvent): void => {
    const colleague = offered[active];
    if (!colleague || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (event.key === 'ArrowUp') setActive((active + offered.length - 1) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(colleague);
    else if (event.key === 'Escape') setRefused(mention);
    else return;
    event.preventDefault();
    // the drawer would close
    event.stopPropagation();
  };
  const follow = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }): void => {
    if (currentTarget.selectionStart === caret) return;
    setCaret(currentTarget.selectionStart);
    setActive(0);
    setRefused(undefined);
  };
  const isOpen = offered.length > 0;
  return (
    <div className="note-input">
      <TextInput
        {...commonOf({ source: 'text', label: t('notes.text'), hint: t('notes.hint') })}
        multiline
        minRows={1}
        maxRows={12}
        autoComplete="off"
        inputRef={input}
        slotProps={{
          htmlInput: {
            onKeyDown: press,
            onSelect: follow,
            'aria-autocomplete': 'list',
            ...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${active}` }),
          },
        }}
      />
      {isOpen && (
        <ul id={listId} role="listbox" aria-label={t('notes.colleagues')} className="note-colleagues">
          {offered.map((colleague, index) => (
            <li
              key={colleague.user_id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // the caret stays in the text
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(colleague)}
            >
              {colleague.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
