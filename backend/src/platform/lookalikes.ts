/** Letters of other scripts that look like Latin ones, and these. */
export const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Array.from(
    'аaеeоoрpсcхxуyіiјjѕsԁdһhӏlԛqԝwАAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSαaοoνvρpτtιiκkυuΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX©@',
  ).flatMap((letter, place, all) => (place % 2 ? [] : [[letter, all[place + 1] ?? letter] as const])),
);
