import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../src/ui/Dialog';
import { DiscardGuard } from '../src/ui/DiscardGuard';

const QUESTION = 'Are you sure you want to cancel? All changes will be lost.';
const user = userEvent.setup({ delay: null });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

afterEach(cleanup);

function Page({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog
          title="Job request"
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        >
          <input aria-label="Title" data-first-focus />
          <button>Save</button>
        </Dialog>
      )}
    </>
  );
}

describe('a dialog', () => {
  async function open(): Promise<() => void> {
    const onClose = vi.fn<() => void>();
    render(<Page onClose={onClose} />);
    await user.click(button('Open'));
    return onClose;
  }

  it('is named by its title and has the focus in its first field', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Job request' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  });

  it('keeps Tab inside, forwards and backwards', async () => {
    await open();
    await user.tab();
    expect(document.activeElement).toBe(button('Save'));
    await user.tab();
    expect(document.activeElement).toBe(button('Close'));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(button('Save'));
  });

  it('gives the focus back to what opened it', async () => {
    await open();
    await user.click(button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Open'));
  });

  it('asks to be closed once by Escape, by a click beside it and by the browser’s own way', async () => {
    const onClose = await open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(button('Open'));
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(2);
    await user.click(button('Open'));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('stays open at a click inside it and at Escape that ends an input method', async () => {
    const onClose = await open();
    fireEvent.mouseDown(screen.getByLabelText('Title'));
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Escape', isComposing: true });
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a dialog with changes', () => {
  function open(isDirty: boolean): { onClose: () => void; onLeave: () => void } {
    const calls = { onClose: vi.fn<() => void>(), onLeave: vi.fn<() => void>() };
    render(
      <DiscardGuard title="Edit profile" isDirty={isDirty} onClose={calls.onClose}>
        {(leave) => (
          <button data-first-focus onClick={() => leave(calls.onLeave)}>
            Cancel editing
          </button>
        )}
      </DiscardGuard>,
    );
    return calls;
  }
  const hasQuestion = (): boolean => screen.queryByText(QUESTION) !== null;

  it('asks before it is closed; the answer that keeps them has the focus', async () => {
    const { onClose } = open(true);
    await user.keyboard('{Escape}');
    expect(hasQuestion()).toBe(true);
    expect(document.activeElement).toBe(button('Keep editing'));
    await user.click(button('Keep editing'));
    expect(hasQuestion()).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('answers its question with no when Escape is pressed again', async () => {
    const { onClose } = open(true);
    await user.keyboard('{Escape}');
    expect(hasQuestion()).toBe(true);
    await user.keyboard('{Escape}');
    expect(hasQuestion()).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does what was requested once they may be lost', async () => {
    const { onClose, onLeave } = open(true);
    await user.click(button('Cancel editing'));
    await user.click(button('Discard changes'));
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('holds a reload back, and only while there are changes', () => {
    open(true);
    const reload = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(reload()).toBe(false);
    cleanup();
    open(false);
    expect(reload()).toBe(true);
  });

  it('is closed without a question when there are none', async () => {
    const { onClose } = open(false);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
