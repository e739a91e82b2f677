/** The bell, with how much is unread; its button says the same in words. */
export function BellIcon({ unread }: { unread: number }) {
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        className="bell-icon"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M18 9.5a6 6 0 0 0-12 0c0 5.5-2 7-2 7h16s-2-1.5-2-7M10 20a2.2 2.2 0 0 0 4 0" />
      </svg>
      {unread > 0 && (
        <span className="bell-count" aria-hidden="true">
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </>
  );
}

const MAX_SHOWN = 99;
