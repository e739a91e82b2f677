import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { refuseInTransaction } from '../../src/platform/database/held-connection.js';
import { Statements } from '../../src/platform/database/statements.js';
import { TransactionalDataSource } from '../../src/platform/database/transactional-data-source.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

describe('A transaction', () => {
  let database: TestDatabase;
  let dataSource: TransactionalDataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await new TransactionalDataSource({ type: 'postgres', url: database.url }).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const one = { text: 'select 1 as one' };

  it('warns of a second connection: all of them would wait for one another', async () => {
    const statements = new Statements(dataSource);
    const second = [
      () => dataSource.query(one.text),
      () => dataSource.createQueryBuilder().select('1').from('users', 'u').getRawMany(),
      () => statements.query(one),
      () => statements.read(one),
    ];
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    for (const take of second) await dataSource.transaction(take);
    expect(warn.mock.calls).toEqual(
      second.map(() => ['a transaction takes a second connection', 'SecondConnectionWarning']),
    );
    warn.mockClear();
    await dataSource.query(one.text);
    await dataSource.transaction((transaction) => transaction.query(one.text));
    await dataSource.snapshot(() => dataSource.query(one.text));
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('does nothing slow: sandbox, threads, mails and other services are refused in it', async () => {
    await expect(dataSource.transaction(async () => refuseInTransaction('A mail'))).rejects.toThrow(
      'A mail in a transaction',
    );
    await dataSource.transactionAround(
      async () => undefined,
      async () => {
        refuseInTransaction('A mail');
        await dataSource.transaction(async () => undefined);
        expect(() => refuseInTransaction('A mail')).toThrow('A mail in a transaction');
      },
      async () => undefined,
    );
    refuseInTransaction('A mail');
  });
});
