/** What an error sentence never holds: a stack, an SQL statement, a name or a path of the product's inside. A time of day is no place in a file. */
export const LEAK =
  /\bat .*\D:\d+:\d+|node_modules|Error:|Exception|\bselect .+ from |insert into|update .* set|\bpg_|typeorm|\/work\/|\/home\/|\.ts\b|\.js\b/i;
