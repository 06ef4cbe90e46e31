# What a table says about the fairness of its dice, in English.

dice-title = Are the dice fair?
dice-promised = Dice: fixed before the game
dice-partly = Dice: checked in part
dice-checked = Dice: checked
dice-wrong = The dice do not fit what was promised
dice-wrongLine = Keep the proof: it shows what this browser was promised, and what came.
dice-close = Close
dice-show = Show
dice-keep = Keep the proof
dice-own = Check with the rules on this device
dice-owned = The rules on this device give the same outcomes.
dice-how = The server fixed a secret and showed its hash. This browser added a word that nobody knew. All dice, draws and shuffles follow from both, so nobody could choose them.
dice-hash = Hash that this browser saw first
dice-late = This browser first saw the table when the game had begun. It cannot know what was shown before.
dice-signed = The server has signed it, so you can prove it to others.
dice-unsigned = The server has signed it. This browser cannot check signatures; the proof has the signature.
dice-word = Your word is among those that the dice follow from.
dice-noWord = This browser's word does not count: it was not there in time, or the server did not take it. Against the server alone, your dice are not proven.
dice-others = Without a word of their own: { $names }
dice-pending = At the end of the game every outcome is checked.
dice-draws = { $draws ->
    [one] 1 outcome was computed again; it follows from the secret and the words.
   *[other] { $draws } outcomes were computed again; all follow from the secret and the words.
}
dice-sealing = Sealing the dice …
dice-sealingLine = Each player adds a word that nobody knows. The game begins when all are there, or after { $seconds } seconds.

problem-hash = The server shows another hash than before.
problem-promise = The server has signed something else than it shows.
problem-seals = The sealed words of the players were exchanged.
problem-words = The words of the players were exchanged after they were sealed.
problem-mine = The server took this browser's word and did not use it.
problem-secret = The secret that was published is not the one that was promised.
problem-draws = An outcome does not follow from the secret and the words.
problem-told = The record has another outcome than was shown in the game.
