/** An item of data: what it is, what it is for, what that makes possible, how long it is kept. */
export interface NoticeItem {
  data: string;
  purpose: string;
  enables: string;
  kept: string;
}

export interface NoticeSection {
  heading: string;
  paragraphs: readonly string[];
}

export interface NoticeQuestion {
  title: string;
  text: string;
}

/** What a person is told before saying yes, understandable alone (Rule 3 of the DPDP Rules 2025). */
export interface NoticeText {
  title: string;
  intro: string;
  items: readonly NoticeItem[];
  sections: readonly NoticeSection[];
  /** What is asked about each purpose besides the service itself. */
  questions: Record<'share' | 'jobs' | 'news', NoticeQuestion>;
}
