import { Injectable } from '@nestjs/common';

/** A file that goes with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Names an attachment: the kind that a noun registered, and the key of its record. */
export interface AttachmentName {
  kind: string;
  key: number;
}

type Loader = (key: number) => Promise<MailAttachment>;

/** Files of mails. The outbox keeps their names only; nouns make them when a mail is sent or shown. */
@Injectable()
export class MailAttachments {
  private readonly loaders = new Map<string, Loader>();

  /**
   * Makes a kind of attachment known.
   * @throws Error when another noun has this kind
   */
  register(kind: string, loader: Loader): void {
    if (this.loaders.has(kind)) throw new Error(`there are two kinds of attachments named ${kind}`);
    this.loaders.set(kind, loader);
  }

  /**
   * The attachment of a mail, undefined when it has none.
   * @throws Error when no noun knows its kind, and whatever making it throws
   */
  async of(mail: {
    attachment_kind: string | null;
    attachment_key: number | null;
  }): Promise<MailAttachment | undefined> {
    const { attachment_kind: kind, attachment_key: key } = mail;
    if (kind === null || key === null) return undefined;
    const loader = this.loaders.get(kind);
    if (!loader) throw new Error(`there is no kind of attachment named ${kind}`);
    return loader(key);
  }
}
