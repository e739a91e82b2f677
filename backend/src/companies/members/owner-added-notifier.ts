import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { NotificationsService } from '../../agency/notifications/notifications.service.js';
import { type Caller } from '../../platform/http/caller.js';
import { isStaff } from '../../platform/http/role.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { type LockedMembers } from './locked-members.js';
import { OWNER_ADDED } from './members.mails.js';
import { OWNER_ADDED_NOTIFICATION } from './members.notifications.js';

/** Notifies owners whom the agency makes an owner beside them. */
@Injectable()
export class OwnerAddedNotifier {
  constructor(
    private readonly outbox: OutboxService,
    private readonly notifications: NotificationsService,
  ) {}

  /** @param members as they were before */
  async notify(
    transaction: EntityManager,
    { role }: Caller,
    members: LockedMembers,
    { name, email }: { name: string; email: string },
  ): Promise<void> {
    if (!isStaff(role)) return;
    const { company_id: recordId, name: company } = members.company;
    const owners = members.owners();
    for (const owner of owners)
      await this.outbox.queue(transaction, owner.email, OWNER_ADDED, { name, email, company });
    const to = owners.flatMap(({ user_id }) => user_id ?? []);
    if (to.length) await this.notifications.notify(transaction, { kind: OWNER_ADDED_NOTIFICATION, recordId, to });
  }
}
