# Was ein Tisch über die Fairness seiner Würfel sagt, auf Deutsch.

dice-title = Sind die Würfel fair?
dice-promised = Würfel: vor dem Spiel festgelegt
dice-partly = Würfel: zum Teil geprüft
dice-checked = Würfel: geprüft
dice-wrong = Die Würfel passen nicht zu dem, was versprochen war
dice-wrongLine = Bewahre den Beweis auf: Er zeigt, was diesem Browser versprochen war und was kam.
dice-close = Schließen
dice-show = Zeigen
dice-keep = Beweis aufbewahren
dice-own = Mit den Regeln auf diesem Gerät prüfen
dice-owned = Die Regeln auf diesem Gerät ergeben dasselbe.
dice-how = Der Server hat ein Geheimnis festgelegt und seinen Hash gezeigt. Dieser Browser hat ein Wort dazugegeben, das niemand kannte. Aus beiden folgt jeder Zufall, also konnte ihn niemand wählen.
dice-hash = Hash, den dieser Browser zuerst sah
dice-late = Dieser Browser sah den Tisch erst, als das Spiel begonnen hatte. Was vorher gezeigt wurde, kann er nicht wissen.
dice-signed = Der Server hat es unterschrieben: Du kannst es anderen beweisen.
dice-unsigned = Der Server hat es unterschrieben. Dieser Browser kann Unterschriften nicht prüfen; sie steht im Beweis.
dice-word = Dein Wort ist unter denen, aus denen der Zufall folgt.
dice-noWord = Das Wort dieses Browsers zählt nicht: Es war nicht rechtzeitig da, oder der Server hat es nicht genommen. Gegen den Server allein sind deine Würfel nicht bewiesen.
dice-others = Ohne eigenes Wort: { $names }
dice-pending = Am Ende des Spiels wird alles nachgerechnet.
dice-draws = { $draws ->
    [one] 1 Ergebnis wurde nachgerechnet; es folgt aus Geheimnis und Worten.
   *[other] { $draws } Ergebnisse wurden nachgerechnet; alle folgen aus Geheimnis und Worten.
}
dice-sealing = Die Würfel werden versiegelt …
dice-sealingLine = Alle geben ein Wort dazu, das niemand kennt. Das Spiel beginnt, wenn alle da sind, oder nach { $seconds } Sekunden.

problem-hash = Der Server zeigt einen anderen Hash als zuvor.
problem-promise = Der Server hat etwas anderes unterschrieben, als er zeigt.
problem-seals = Die versiegelten Worte wurden ausgetauscht.
problem-words = Die Worte wurden nach dem Versiegeln ausgetauscht.
problem-mine = Der Server hat das Wort dieses Browsers genommen und nicht benutzt.
problem-secret = Das veröffentlichte Geheimnis ist nicht das versprochene.
problem-draws = Ein Ergebnis folgt nicht aus Geheimnis und Worten.
problem-told = In der Aufzeichnung steht ein anderes Ergebnis, als im Spiel gezeigt wurde.
