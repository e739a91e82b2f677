import { type EntityManager } from 'typeorm';

type Follower<Event> = (transaction: EntityManager, event: Event) => Promise<void>;

/** What follows from a change in its own transaction. A noun above the one that changes adds itself, so that the lower one knows nothing of it. */
export class Followers<Event> {
  private readonly followers: Follower<Event>[] = [];

  /** Adds what is to be done at every change. */
  follow(follower: Follower<Event>): void {
    this.followers.push(follower);
  }

  /** Runs all that follows, in the order in which it was added; an error of one of them undoes the change. */
  async tell(transaction: EntityManager, event: Event): Promise<void> {
    for (const follower of this.followers) await follower(transaction, event);
  }
}
