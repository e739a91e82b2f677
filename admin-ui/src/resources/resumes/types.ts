/** How far the text of a resume has been read. */
export type TextState = 'pending' | 'ready' | 'no_text' | 'failed';

/** A version of a person's resume. */
export interface Resume {
  resume_id: number;
  file_name: string;
  media_type: string;
  size_bytes: number;
  uploaded_at: string;
  uploaded_by_role: string;
  text_state: TextState;
  /** The present version. */
  shown: boolean;
  /** Pages that can be shown; nothing for files without. */
  page_count: number | null;
}

/** What a resume says that the record does not. */
export interface ResumeFacts {
  email: string | null;
  phone: string | null;
  skills: string[];
  years_of_experience: number | null;
  last_title: string | null;
  education: string | null;
}

/** A version with its text. */
export interface ResumeDetails extends Resume {
  text: string | null;
  facts: ResumeFacts | null;
  /** Why there is no text. */
  problem: string | null;
}
