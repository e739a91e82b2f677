import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Env } from '../../platform/config/env.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { Secrets } from '../../platform/config/secrets.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type WholeFile } from '../../platform/downloads/file-reply.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Language } from '../../platform/language/language.js';
import { linkTokenHash } from '../../platform/link-token.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { type Organizer } from './calendar/calendar-text.js';
import { organizerIn } from './calendar/organizer.js';
import { interviewTopic } from './cancel-invitations.js';
import { type Side } from './interview-state.js';
import {
  calendarFileText,
  type Cancellation,
  CANCELLATION_MAIL,
  type CancelledInterview,
  type InterviewReminderFacts,
  type Invitation,
  INVITATION_MAIL,
  type InvitationFrame,
  type InvitationKind,
  REMINDER_MAIL,
} from './interviews.mails.js';
import { INTERVIEW_OVER } from './interviews.problems.js';
import { CANCELLED, digestOf, INVITATION, INVITED, type InvitedState, LINKED } from './invitation-facts.js';

/** Changes of less time than this are one mail. */
export const SETTLING_SECONDS = 60;

/** For an interview that is over, none is raised. */
const RAISED = new PreparedStatement<Recipient>(`
  update interview_recipients r set sequence = r.sequence + 1, changed_at = clock_timestamp(),
    name = case r.side when 'person' then e.full_name else r.name end
  from interviews i join connections c using (connection_id) join employees e using (employee_id)
  where i.interview_id = r.interview_id and i.interview_id = $1 and r.side = any($2) and r.removed_at is null
    and not (r.recipient_id = any($3)) and i.ends_at > now()
  returning r.recipient_id, r.email, r.sequence, i.ends_at, i.connection_id`);

/** What the mail of an invitation is made of, when it is sent. */
interface MailAbout {
  recipientId: number;
  sequence: number;
}

export interface ReminderAbout {
  recipientId: number;
  /** The time that it reminds of, ISO 8601 in UTC. */
  startsAt: string;
}

/** A recipient, as far as mails go. */
interface Recipient {
  recipient_id: number;
  email: string;
  sequence: number;
  ends_at: Date;
  connection_id: number;
}

/** Mails about interviews: one for each recipient, made when it is sent (docs/rules.md#interview-mails). */
@Injectable()
export class InvitationsService {
  private readonly organizer: Organizer;

  constructor(
    env: Env,
    private readonly secrets: Secrets,
    private readonly address: PublicAddress,
    private readonly statements: Statements,
    private readonly outbox: OutboxService,
  ) {
    this.organizer = organizerIn(env);
    outbox.writeLate(
      INVITATION_MAIL,
      (about: MailAbout, isAgain) => this.invitation(about, isAgain),
      (transaction, mail) => this.noteInvited(transaction, mail),
    );
    outbox.writeLate(CANCELLATION_MAIL, (mail: CancelledInterview, isAgain) => this.cancellation(mail, isAgain));
    outbox.writeLate(
      REMINDER_MAIL,
      (about: ReminderAbout) => this.reminder(about),
      async (transaction, { facts, frame }) => {
        await LINKED.within(transaction, [facts.recipient_id, linkHashOf(frame)]);
      },
    );
  }

  /** Notifies those of these sides that something of an interview has changed. @param except who were told in another way */
  async inviteAgain(
    transaction: EntityManager,
    interviewId: number,
    sides: readonly Side[],
    except: readonly number[] = [],
  ): Promise<void> {
    if (!sides.length) return;
    for (const raised of await RAISED.within(transaction, [interviewId, sides, except])) {
      await this.invite(transaction, raised);
    }
  }

  /** Asks a recipient, a minute from now: a change until then takes the place of this mail. */
  async invite(
    transaction: EntityManager,
    { recipient_id, email, sequence, ends_at: usefulUntil, connection_id: connectionId }: Recipient,
  ): Promise<void> {
    await this.outbox.queueLatest(
      transaction,
      email,
      INVITATION_MAIL,
      { late: { recipientId: recipient_id, sequence } satisfies MailAbout },
      { topic: interviewTopic(recipient_id), afterSeconds: SETTLING_SECONDS, usefulUntil, connectionId },
    );
  }

  /**
   * A file with which a recipient puts the interview into the own calendar.
   * @throws ApiException (409) when it is over, or was cancelled
   */
  async calendarFile(recipientId: number, language: Language | null): Promise<WholeFile> {
    const [facts] = await this.statements.run(INVITATION, [recipientId, null]);
    if (!facts) throw new ApiException(INTERVIEW_OVER);
    return {
      filename: 'interview.ics',
      contentType: 'text/calendar; charset=utf-8',
      content: Buffer.from(calendarFileText(facts, this.organizer, language ?? 'en')),
    };
  }

  /** The token of a recipient's link: made of the UID, so that it stands nowhere. */
  tokenOf({ uid, link_number }: { uid: string; link_number: number }): string {
    return this.secrets.keyedHash('interview-links', `${uid}/${link_number}`);
  }

  /** @returns nothing when it is not so any more, or their calendar knows it already and it is not requested again */
  private async invitation({ recipientId, sequence }: MailAbout, isAgain: boolean): Promise<Invitation | undefined> {
    const [row] = await this.statements.run(INVITATION, [recipientId, sequence]);
    if (!row) return undefined;
    const { asked: invited, digest, link_number, ...facts } = row;
    if (digest === digestOf(facts) && !isAgain) return undefined;
    return { kind: KINDS[invited], facts, frame: this.frame(this.tokenOf({ uid: facts.uid, link_number })) };
  }

  /** @returns nothing when the interview was moved or is not held, or they do not come */
  private async reminder({ recipientId, startsAt }: ReminderAbout): Promise<InterviewReminderFacts | undefined> {
    const [row] = await this.statements.run(INVITATION, [recipientId, null]);
    if (!row) return undefined;
    const { asked: _invited, digest: _digest, link_number, ...facts } = row;
    if (facts.starts_at !== startsAt || facts.reply === 'decline' || new Date(startsAt) <= new Date()) return undefined;
    return { facts, frame: this.frame(this.tokenOf({ uid: facts.uid, link_number })) };
  }

  /** @returns nothing once more when it is over, or the recipient was told something else since */
  private async cancellation({ facts }: CancelledInterview, isAgain: boolean): Promise<Cancellation | undefined> {
    const { organizer } = this;
    if (!isAgain) return { facts, organizer };
    const [present] = await this.statements.run(CANCELLED, [facts.recipient_id, facts.sequence]);
    return present && { facts: present, organizer };
  }

  private async noteInvited(transaction: EntityManager, { facts, frame }: Invitation): Promise<void> {
    const { recipient_id, starts_at, ends_at, sequence } = facts;
    await INVITED.within(transaction, [recipient_id, starts_at, ends_at, digestOf(facts), linkHashOf(frame), sequence]);
  }

  private frame(token: string): InvitationFrame {
    return { organizer: this.organizer, answerUrl: `${this.address.url}/interview#${token}` };
  }
}

const KINDS: Readonly<Record<InvitedState['asked'], InvitationKind>> = {
  never: 'invited',
  same_time: 'changed',
  other_time: 'moved',
};

const linkHashOf = ({ answerUrl }: InvitationFrame): string => linkTokenHash(answerUrl.split('#')[1] ?? '');
