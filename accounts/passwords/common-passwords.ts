/**
 * Common passwords in lower case. A password is rejected if it consists of these only, in any order, with any digits
 * and punctuation between.
 */
export const commonPasswords: readonly string[] = `
  password passwort passwd passw pass word motdepasse contrasena senha parola wachtwoord secret geheim secure security
  qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcvbnm zxcvbn yxcvbnm qazwsx qazwsxedc wsxedc edcrfv rfvtgb
  qweasd qweasdzxc asdzxc qwer wert zaqwsx poiuytrewq lkjhgfdsa mnbvcxz onetwothree abcd abcdef abcdefg abcdefgh abc xyz
  admin administrator administrateur root superuser sysadmin webmaster manager master owner editor operator moderator
  user username login logon signin guest test testing tester demo default changeme changeit change me temp temporary
  letmein letme welcome hello hallo bonjour hola ciao goodbye goodmorning openup open sesame enter access
  iloveyou loveyou iloveu love lovely lover loveme forever always together friends friend family mother father mommy daddy
  brother sister baby babygirl babyboy angel angels princess prince queen king kingdom sunshine moonlight starlight star
  monkey dragon tiger lion panther eagle falcon phoenix wolf bear horse pony kitty kitten puppy doggy cat dog fish bird
  butterfly dolphin turtle rabbit chicken cookie cookies chocolate banana cherry orange apple lemon strawberry pepper
  ginger sugar honey candy coffee cheese pizza burger summer winter spring autumn january february march april may june
  july august september october november december monday tuesday wednesday thursday friday saturday sunday today
  football soccer baseball basketball hockey tennis golf rugby cricket racing runner player gamer winner champion champ
  liverpool arsenal chelsea barcelona realmadrid juventus bayern manchester united city rangers yankees dodgers cowboys
  lakers eagles steelers packers raiders giants superman batman spiderman ironman hulk wonderwoman starwars startrek
  pokemon pikachu naruto mario luigi zelda sonic minecraft fortnite matrix trustno trustnoone whatever nothing something
  anything everything internet computer laptop windows microsoft google facebook twitter instagram linkedin youtube
  amazon apple samsung nokia android iphone server database network system oracle cisco linux ubuntu debian github docker
  michael jessica ashley jennifer thomas robert william james john david daniel matthew andrew joshua anthony joseph
  charlie george jordan taylor hannah nicole amanda michelle melissa elizabeth samantha alexander alexandra christian
  christopher maggie buster shadow killer hunter ranger soldier warrior ninja samurai pirate captain general cowboy
  freedom liberty justice america american england london paris berlin madrid roma germany france italy spain europe
  mustang ferrari porsche mercedes corvette camaro harley yamaha honda toyota diamond silver golden gold platinum crystal
  blue red green yellow purple black white pink rainbow flower flowers rose lily jasmine daisy garden ocean beach island
  thunder lightning storm fire water earth heaven hell jesus christ god allah blessed faith hope peace amen bible
  correct battery staple correcthorsebatterystaple money dollar million rich lucky happy smile cool super hot sexy
  snoopy mickey minnie mouse disney tinkerbell tigger garfield scooby simpson homer bart hellokitty barbie ginger junior
  company website homepage office business corporate intern extern staff team project support service helpdesk
  please sorry thanks thankyou yes no maybe here there this that is my the your our and a for you not
  one two three four five six seven eight nine zero ten first last new old big little secretpassword supersecret topsecret
`
  .trim()
  .split(/\s+/);
