# Was die Seiten über Folgen, Stummschalten, Blockieren und Melden sagen, auf Deutsch.

people-follow = Folgen
people-following = Gefolgt
people-challenge = Herausfordern
people-more = Mehr: stummschalten, blockieren, melden
people-about = Über { $name }
people-aboutLine = Zu dieser Zeile von { $name }
people-mute = Chat stummschalten
people-unmute = Chat wieder lesen
people-block = Blockieren
people-unblock = Nicht mehr blockieren
people-note = Von da an trefft ihr euch an keinem neuen Tisch, und es gibt keine Herausforderungen und keinen Chat zwischen euch; ein Tisch, an dem ihr jetzt sitzt, geht weiter. { $name } erfährt es nicht. Eine Meldung nennt eines: den Namen, eine Zeile im Chat oder ein Spiel.
people-report = Melden
people-close = Schließen
people-friends = Freunde
people-friendsHere = { $number } hier
people-noFriends = Noch niemand. Folge Menschen auf ihrem Profil.
people-here = hier
people-away = nicht da
people-plays = spielt { $game }
people-waits = wartet bei { $game } auf Mitspieler
people-join = Mitspielen
people-watch = Zusehen
people-moreFriends = { $number ->
    [one] und 1 weiterer
   *[other] und { $number } weitere
}
people-number = { $number ->
    [1] Außer dir ist gerade niemand hier.
   *[other] { $number } Leute sind hier
}
people-noBots = ohne Bots
people-title = Menschen und Chat
people-hearing = Wessen Chat ich lese
people-everybody = Von allen
people-friendsOnly = Nur von Freunden
people-nobody = Von niemandem
people-hearingHint = Freunde sind alle, denen du folgst.
people-muted = Stummgeschaltet
people-blocked = Blockiert
people-nobodyListed = niemand
people-remove = { $name } von der Liste nehmen
report-title = { $name } melden
report-what = Was ist nicht in Ordnung?
report-name = Der Name
report-line = Diese Zeile im Chat
report-game = Das Verhalten in diesem Spiel
report-words = In deinen Worten
report-wordsHint = Darf leer bleiben. Die Zeilen des Chats ringsum werden mitgeschickt.
report-send = Meldung abschicken
report-cancel = Abbrechen
report-sent = Danke. Jemand sieht es sich an. Die Antwort steht dann auf der Seite Einstellungen.
report-mine = Meine Meldungen
report-waits = { $name }: noch niemand hat es sich angesehen
report-nothing = { $name }: wir haben es uns angesehen; es wurde nichts unternommen
report-muted = { $name }: wir haben es uns angesehen; eine Weile ohne Chat
report-renamed = { $name }: wir haben es uns angesehen; ein anderer Name wurde vergeben
report-banned = { $name }: wir haben es uns angesehen; eine Weile ausgeschlossen
report-closed = { $name }: wir haben es uns angesehen; der Tisch wurde geschlossen
