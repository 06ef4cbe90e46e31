# フォロー、ミュート、ブロック、報告についてページが言うこと（日本語）

people-follow = フォローする
people-following = フォロー中
people-challenge = 挑戦する
people-more = その他：ミュート、ブロック、報告
people-about = { $name }について
people-aboutLine = { $name }のこの行について
people-mute = チャットをミュート
people-unmute = チャットをまた読む
people-block = ブロックする
people-unblock = ブロックをやめる
people-note = ブロックすると、以後は新しいテーブルで会わず、お互いの挑戦とチャットもなくなります。いまのテーブルはそのまま続きます。{ $name }には知らされません。報告するのは、名前、チャットの1行、ゲームのどれか1つです。
people-report = 報告する
people-close = 閉じる
people-friends = 友だち
people-friendsHere = { $number }人がいます
people-noFriends = まだいません。プロフィールでフォローできます。
people-here = います
people-away = 不在
people-plays = { $game }で遊んでいます
people-waits = { $game }で相手を待っています
people-join = 参加
people-watch = 観戦
people-moreFriends = ほか{ $number }人
people-number = { $number ->
    [1] 今はあなたが最初の一人です。
   *[other] { $number }人がいます
}
people-noBots = ボットを除く
people-title = 人とチャット
people-hearing = チャットを読む相手
people-everybody = 全員
people-friendsOnly = 友だちだけ
people-nobody = 読まない
people-hearingHint = 友だちとは、あなたがフォローしている人です。
people-muted = ミュート中
people-blocked = ブロック中
people-nobodyListed = なし
people-remove = { $name }を一覧から外す
report-title = { $name }を報告
report-what = 何が問題ですか？
report-name = 名前
report-line = チャットのこの行
report-game = このゲームでのふるまい
report-words = あなたの言葉で
report-wordsHint = 空でもかまいません。前後のチャットも送られます。
report-send = 報告を送る
report-cancel = やめる
report-sent = ありがとうございます。担当者が確認します。返事は設定のページに出ます。
report-mine = 自分の報告
report-waits = { $name }：まだ確認されていません
report-nothing = { $name }：確認しました。処置はしませんでした
report-muted = { $name }：確認しました。しばらくチャットを止めました
report-renamed = { $name }：確認しました。名前を変えました
report-banned = { $name }：確認しました。しばらく利用を止めました
report-closed = { $name }：確認しました。テーブルを閉じました
