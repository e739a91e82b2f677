import { Injectable, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { type EntityManager } from 'typeorm';

/** Something that happens in a transaction, told in that transaction to the rooms above. */
export interface TransactionEvent<Content> {
  /** The noun, a dot, and what happened, such as `connection.changed`. */
  readonly name: string;
  readonly meaning: string;
  /** Only for the compiler. */
  readonly content?: Content;
}

/** What a class does at an event. */
export interface Reaction {
  event: string;
  order: number;
  type: Type;
  method: string;
}

type React<Content> = (transaction: EntityManager, content: Content) => Promise<void>;

const events = new Map<string, TransactionEvent<unknown>>();
const reactions: Reaction[] = [];

/**
 * Declares an event, once, beside the service that announces it.
 * @param meaning for docs/flows.md
 */
export function transactionEvent<Content>(name: string, meaning: string): TransactionEvent<Content> {
  if (events.has(name)) throw new Error(`two events are called ${name}`);
  const event = { name, meaning };
  events.set(name, event);
  return event;
}

/**
 * The method runs at each event, in its transaction; an error undoes the whole.
 * @param order among the reactions to the event, from 1; no two have the same
 */
export function Reacts<Content>({ name: event }: TransactionEvent<Content>, { order }: { order: number }) {
  return (prototype: object, method: string, _descriptor: TypedPropertyDescriptor<React<Content>>): void => {
    const type = prototype.constructor as Type;
    const rival = reactionsTo(event).find((other) => other.order === order);
    if (rival) throw new Error(`${type.name} and ${rival.type.name} both react to ${event} as number ${order}`);
    reactions.push({ event, order, type, method });
  };
}

/** Every event that is declared, in the order of names. */
export function declaredEvents(): TransactionEvent<unknown>[] {
  return [...events.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What happens at an event, in this order. */
export function reactionsTo(event: string): Reaction[] {
  return reactions.filter((one) => one.event === event).sort((a, b) => a.order - b.order);
}

/** Announces what happens in a transaction to everything that reacts to it (docs/flows.md). */
@Injectable()
export class TransactionEvents implements OnApplicationBootstrap {
  constructor(private readonly modules: ModuleRef) {}

  /** Refuses to start when the class of a reaction is in no module. */
  onApplicationBootstrap(): void {
    for (const { type } of reactions) this.modules.get(type, { strict: false });
  }

  async announce<Content>(
    event: TransactionEvent<Content>,
    transaction: EntityManager,
    content: NoInfer<Content>,
  ): Promise<void> {
    for (const { type, method } of reactionsTo(event.name)) {
      const instance = this.modules.get<Record<string, React<Content>>>(type, { strict: false });
      await instance[method]?.(transaction, content);
    }
  }
}
