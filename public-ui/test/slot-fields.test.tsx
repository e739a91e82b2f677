import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { NEW_SLOT, type SlotsForm } from '@niyukt/ui-shared/forms/slot-forms';
import { SlotFields } from '../src/features/interviews/SlotFields';

const { resolvedOptions } = new Intl.DateTimeFormat();

function Times() {
  const form = useForm<SlotsForm>({ defaultValues: { slots: [NEW_SLOT] } });
  return (
    <FormProvider {...form}>
      <SlotFields title="Times" first="First" />
    </FormProvider>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('asks which one is meant of a time that comes twice, and says what clocks show in India then', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'America/New_York' };
  });
  render(<Times />);
  fireEvent.change(screen.getByLabelText('Length of time 1'), { target: { value: '60' } });
  const type = (start: string): boolean =>
    fireEvent.change(screen.getByLabelText('Time 1'), { target: { value: start } });
  type('2027-11-07T01:30');
  expect(screen.getByText('In India (IST): 7 Nov 2027, 11:00 am to 12:00 pm')).toBeTruthy();
  const which = screen.getByLabelText('Which of the two, time 1');
  expect([...which.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'The first, America/New York (EDT)',
    'The second, America/New York (EST)',
  ]);
  fireEvent.change(which, { target: { value: 'second' } });
  expect(screen.getByText('In India (IST): 7 Nov 2027, 12:00 pm to 1:00 pm')).toBeTruthy();
  type('2027-11-07T03:30');
  expect(screen.queryByLabelText('Which of the two, time 1')).toBeNull();
});
