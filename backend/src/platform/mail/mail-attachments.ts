import { Injectable } from '@nestjs/common';

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** The kind of an attachment, as a noun registered it, and the key of its record. */
export interface AttachmentName {
  kind: string;
  key: number;
}

type Loader = (key: number) => Promise<MailAttachment>;

/** Attachments of mails. The outbox stores their names only; nouns make them when a mail is sent or shown. */
@Injectable()
export class MailAttachments {
  private readonly loaders = new Map<string, Loader>();

  /**
   * Registers a kind of attachment.
   * @throws Error when it is registered already
   */
  register(kind: string, loader: Loader): void {
    if (this.loaders.has(kind)) throw new Error(`there are two kinds of attachments named ${kind}`);
    this.loaders.set(kind, loader);
  }

  /**
   * The attachment of a mail, if any.
   * @throws Error when its kind is unknown, and errors of its loader
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
