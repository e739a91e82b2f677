/** Problems that visitors, job seekers and companies meet (docs/errors.md), and what may be wrong with a field, with values of the answer. */
export const errors = {
  'error.account.email_taken': 'इस ईमेल से अकाउंट पहले से बना है। कोई दूसरा ईमेल लिखें।',
  'error.account.restricted': 'आपका अकाउंट मिटाया जाने वाला है। तब तक सिर्फ़ "मेरा डेटा" खुलता है।',

  'error.answer.known_required': 'बताएँ कि जान-पहचान कब से और कहाँ से है',
  'error.answer.known_too_late': 'पहले से जान-पहचान तभी मानी जाती है जब प्रोफ़ाइल खोलने के 7 दिन के अंदर बताया जाए',
  'error.answer.reason_required': 'बताएँ कि यह उम्मीदवार इस काम के लिए क्यों नहीं है',

  'error.auth.forbidden': 'आपके अकाउंट से यह नहीं किया जा सकता',
  'error.auth.login_required': 'आगे बढ़ने के लिए लॉग इन करें',
  'error.auth.second_step_over': 'इस लॉगिन में बहुत समय लगा या बहुत बार कोशिश हुई। कृपया फिर से शुरू करें।',
  'error.auth.wrong_second_step': 'यह मेल नहीं खाया। फिर से कोशिश करें।',
  'error.auth.wrong_factor': 'यह मेल नहीं खाया। फिर से कोशिश करें।',
  'error.auth.challenge_missing': 'पहले लॉग इन करें',
  'error.auth.factor_needed': 'इस अकाउंट में लॉगिन का दूसरा तरीक़ा है। पासवर्ड की जगह उसे इस्तेमाल करें।',
  'error.auth.factor_not_found': 'यह तरीक़ा अब नहीं है',
  'error.auth.fresh_login_needed': 'पहले दिखाएँ कि यह आप ही हैं, फिर यह आगे बढ़ेगा',
  'error.auth.mailbox_code_needed': 'पहले हमारे ईमेल में आया कोड लिखें',
  'error.auth.no_factor': 'इस अकाउंट में लॉगिन का दूसरा तरीक़ा नहीं है',
  'error.auth.passkey_refused': 'यह पासकी नहीं जुड़ सकी। फिर से कोशिश करें।',
  'error.auth.passkeys_need_a_name': 'पासकी सिर्फ़ वहाँ चलती है जहाँ साइट का नाम है, जहाँ वह नंबर से खोली गई हो वहाँ नहीं',
  'error.auth.second_factor_setup': 'आपके अकाउंट में पहले लॉगिन का दूसरा तरीक़ा जोड़ना होगा',
  'error.auth.too_many_passkeys': 'एक अकाउंट में ज़्यादा से ज़्यादा 10 पासकी हो सकती हैं',
  'error.auth.totp_not_begun': 'इसमें बहुत समय लगा। कृपया नया कोड स्कैन करें।',
  'error.auth.totp_stopped':
    'कई ग़लत कोड के बाद ऐप के कोड रोक दिए गए हैं। रिकवरी कोड या पासकी इस्तेमाल करें, या नया पासवर्ड बनाएँ।',
  'error.rate_limit.second_factor': 'बहुत सारे ग़लत कोड लिखे गए। थोड़ी देर रुकें, या पासकी इस्तेमाल करें।',
  'error.session.not_found': 'यह लॉगिन अब नहीं है',
  'error.auth.wrong_current_password': 'अभी का पासवर्ड सही नहीं है',

  'error.calendar.not_found': 'इस लिंक पर कोई कैलेंडर नहीं है',

  'error.candidate.not_found': 'यह उम्मीदवार नहीं मिला',
  'error.candidate.pdf_busy': 'अभी बहुत सारी प्रोफ़ाइल बन रही हैं। कुछ सेकंड में फिर से कोशिश करें।',

  'error.claim.already_replaced': 'इस प्लेसमेंट के लिए रिप्लेसमेंट दिया जा चुका है',
  'error.claim.open': 'इस प्लेसमेंट में नौकरी छूटने की सूचना पर काम चल रहा है',

  'error.code.invalid': 'OTP सही नहीं है या उसका समय निकल गया। OTP देखकर फिर लिखें, या नया OTP मँगाएँ।',
  'error.code.link_invalid': 'यह लिंक सही नहीं है या इसका समय निकल गया। नया लिंक मँगाएँ।',
  'error.code.too_soon': 'नया OTP %{seconds} सेकंड बाद मँगाएँ',

  'error.company.not_found': 'यह कंपनी नहीं मिली',

  'error.consent.link_ended': 'यह लिंक अब काम नहीं करता। लॉग इन करें, या हमसे नया लिंक माँगें।',
  'error.consent.text_changed': 'ये बातें बदल गई हैं। कृपया फिर से पढ़ें।',

  'error.erasure.asked': 'आपका डेटा %{day} को मिटाया जाना पहले से तय है',
  'error.erasure.not_asked': 'वापस लेने के लिए आपका कोई अनुरोध नहीं है',

  'error.employee.not_found': 'यह प्रोफ़ाइल नहीं मिली',

  'error.events.too_many': 'नई बातें अभी तुरंत नहीं दिख सकतीं। वे एक मिनट के अंदर दिख जाएँगी।',

  'error.health.not_ready': 'यह सेवा अभी तैयार नहीं है',

  'error.grievance.file_kind': 'फ़ाइल PDF, Word (DOCX), JPG या PNG होनी चाहिए',
  'error.grievance.file_not_found': 'इसके साथ कोई फ़ाइल नहीं भेजी गई',
  'error.grievance.not_answered': 'इसे अभी बंद नहीं किया जा सकता',
  'error.grievance.not_found': 'यह संदेश नहीं मिला',
  'error.grievance.not_reopened': 'जवाब के बाद दोबारा एक ही बार, 30 दिनों के अंदर, लिखा जा सकता है। नया संदेश लिखें।',

  'error.idempotency.key_invalid': 'कुछ गड़बड़ हुई। पेज को रिफ़्रेश करें और फिर से कोशिश करें।',

  'error.interview.link_ended': 'यह लिंक अब काम नहीं करता: इंटरव्यू हो चुका है, रद्द हो गया, या अब आपको उसमें नहीं बुलाया गया है।',
  'error.interview.moved': 'इस इंटरव्यू का समय बदल गया है। कृपया नया समय देखें।',
  'error.interview.not_asked': 'इस इंटरव्यू में आपको नहीं बुलाया गया है',
  'error.interview.not_begun': 'यह इंटरव्यू अभी शुरू नहीं हुआ है',
  'error.interview.not_found': 'यह इंटरव्यू नहीं मिला',
  'error.interview.over': 'यह इंटरव्यू हो चुका है या रद्द हो गया, इसलिए इसे बदला नहीं जा सकता',

  'error.invoice.not_found': 'यह इनवॉइस नहीं मिला',
  'error.invoice.pdfs_busy': 'अभी बहुत सारे PDF बन रहे हैं। कुछ सेकंड में फिर से कोशिश करें।',

  'error.job.close_reason_required': 'इस नौकरी के लिए उम्मीदवार दिखाए जा रहे हैं। बंद करने या रोकने की वजह लिखें।',
  'error.job_request.not_found': 'यह नौकरी नहीं मिली',
  'error.job_request.too_many_open': 'आपकी %{max} नौकरियाँ खुली हैं। पहले उनमें से कुछ बंद करें।',

  'error.joining.not_asked': 'अभी इस ऑफ़र के बारे में कुछ नहीं पूछा गया है',

  'error.list.filter_malformed': 'लिस्ट को इस तरह छाँटा नहीं जा सकता',
  'error.list.filter_not_text': 'लिस्ट को इस तरह छाँटा नहीं जा सकता',
  'error.list.filter_takes_one_value': 'लिस्ट को इस तरह छाँटा नहीं जा सकता',
  'error.list.filter_too_many_values': 'एक साथ इतनी चीज़ें नहीं चुनी जा सकतीं',
  'error.list.filter_unknown': 'लिस्ट को इस तरह छाँटा नहीं जा सकता',
  'error.list.filter_wrong_kind': 'लिस्ट को इस तरह छाँटा नहीं जा सकता',
  'error.list.parameter_not_json': 'लिस्ट इस तरह नहीं दिखाई जा सकती',
  'error.list.parameter_repeated': 'लिस्ट इस तरह नहीं दिखाई जा सकती',
  'error.list.range_malformed': 'लिस्ट इस तरह नहीं दिखाई जा सकती',
  'error.list.range_too_long': 'लिस्ट का इतना बड़ा हिस्सा एक साथ नहीं दिखाया जा सकता',
  'error.list.search_not_text': 'यह खोजा नहीं जा सकता',
  'error.list.search_too_long': 'खोज के लिए इतने शब्द बहुत ज़्यादा हैं। कम शब्द लिखें।',
  'error.list.sort_malformed': 'लिस्ट इस क्रम में नहीं दिखाई जा सकती',
  'error.list.sort_unknown': 'लिस्ट इस क्रम में नहीं दिखाई जा सकती',

  'error.mailing.refusal_link_wrong': 'यह लिंक पूरा नहीं है',

  'error.member.last_owner': 'कंपनी में कम से कम एक मुख्य सदस्य रहना चाहिए। पहले किसी और को मुख्य सदस्य बनाएँ।',
  'error.member.not_found': 'यह सदस्य नहीं मिला',
  'error.member.owners_only': 'यह सिर्फ़ कंपनी के मुख्य सदस्यों के लिए है',
  'error.member.too_many': 'कंपनी में %{max} से ज़्यादा सदस्य नहीं हो सकते। भेजे गए न्योते भी इसमें गिने जाते हैं।',

  'error.notification.kind_unknown': 'इस बारे में आपको नोटिफ़िकेशन नहीं मिलते',

  'error.offer.answered': 'इस ऑफ़र का जवाब अब नहीं दिया जा सकता। पेज को रिफ़्रेश करके देखें।',
  'error.offer.connection_ended': 'यह आवेदन बंद हो चुका है, इसलिए इसके ऑफ़र का जवाब नहीं दिया जा सकता। एजेंसी को फ़ोन करें।',
  'error.offer.expired': 'इस ऑफ़र के जवाब की आख़िरी तारीख निकल गई है',
  'error.offer.not_found': 'यह ऑफ़र नहीं मिला',

  'error.overloaded': 'अभी बहुत लोग इसे इस्तेमाल कर रहे हैं। कुछ सेकंड में फिर से कोशिश करें।',

  'error.placement.not_found': 'यह प्लेसमेंट नहीं मिला',

  'error.profile.not_found': 'यह प्रोफ़ाइल नहीं मिली',
  'error.profile_terms.changed': 'नियम बदल गए हैं। कृपया फिर से पढ़ें।',
  'error.profile_terms.required': 'पहले प्रोफ़ाइल के नियम मंज़ूर करें',

  'error.rate_limit.changes': 'थोड़े समय में बहुत सारे बदलाव हुए। थोड़ी देर बाद फिर से कोशिश करें।',
  'error.rate_limit.code_sends': 'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर करें।',
  'error.rate_limit.code_tries': 'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर करें।',
  'error.rate_limit.consent_links': 'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर करें।',
  'error.rate_limit.downloads': 'एक साथ बहुत सारी फ़ाइलें डाउनलोड हो रही हैं। कुछ सेकंड में फिर से कोशिश करें।',
  'error.rate_limit.email_checks': 'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर करें।',
  'error.rate_limit.grievances': 'थोड़ी देर में बहुत सारे संदेश भेजे गए। कुछ देर रुककर दोबारा कोशिश करें।',
  'error.rate_limit.interview_answers': 'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर करें।',
  'error.rate_limit.invitations': 'बहुत सारे न्योते भेजे जा चुके हैं। थोड़ी देर बाद फिर से कोशिश करें।',
  'error.rate_limit.mail_refusals': 'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर करें।',
  'error.rate_limit.password_changes': 'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर करें।',
  'error.rate_limit.resume_uploads': 'थोड़े समय में बहुत बार रिज़्यूमे अपलोड हुआ। थोड़ी देर बाद फिर से कोशिश करें।',
  'error.rate_limit.view_links': 'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर करें।',

  'error.record.changed_at_once': 'ठीक इसी समय किसी और ने यही बदला। फिर से कोशिश करें।',
  'error.record.duplicate': 'यही जानकारी पहले से मौजूद है',
  'error.record.linked': 'इससे जुड़ी कोई जानकारी अब नहीं है, या अभी इस्तेमाल हो रही है',
  'error.record.not_found': 'यह जानकारी नहीं मिली',

  'error.registration.not_waiting': 'इस ईमेल से कोई रजिस्ट्रेशन अधूरा नहीं है। फिर से रजिस्टर करें।',
  'error.registration.too_many_wait': 'इस ईमेल से बहुत सारे रजिस्ट्रेशन अधूरे हैं। थोड़ी देर बाद फिर से कोशिश करें।',

  'error.request.headers_too_large': 'कुछ गड़बड़ हुई। पेज को रिफ़्रेश करें और फिर से कोशिश करें।',
  'error.request.id_invalid': 'इस पेज का पता सही नहीं है',
  'error.request.method_not_offered': 'यह यहाँ नहीं किया जा सकता',
  'error.request.no_such_address': 'यहाँ कुछ नहीं है',
  'error.request.not_json': 'भेजी गई जानकारी पढ़ी नहीं जा सकी। फिर से कोशिश करें।',
  'error.request.too_large': 'भेजी गई जानकारी बहुत ज़्यादा है। इसे छोटा करके भेजें।',
  'error.request.too_slow': 'जानकारी पहुँचने में बहुत देर लगी। कनेक्शन देखें और फिर से कोशिश करें।',
  'error.request.unprocessable': 'कुछ जानकारी सही नहीं है। देखकर फिर से भेजें।',
  'error.request.value_refused': 'कुछ जानकारी सही नहीं है। देखकर फिर से भेजें।',

  'error.resume.damaged': 'यह फ़ाइल खराब या अधूरी है। इसे दोबारा सेव करके अपलोड करें।',
  'error.resume.empty': 'यह फ़ाइल खाली है',
  'error.resume.macros': 'इस फ़ाइल में मैक्रो हैं। इसे बिना मैक्रो के या PDF में सेव करें।',
  'error.resume.not_found': 'अभी कोई रिज़्यूमे नहीं है',
  'error.resume.password': 'इस फ़ाइल पर पासवर्ड लगा है। इसे बिना पासवर्ड के अपलोड करें।',
  'error.resume.too_large_unpacked': 'यह फ़ाइल खोलने पर रिज़्यूमे के लिए बहुत बड़ी है। इसे PDF में सेव करें।',
  'error.resume.too_many_pixels': 'यह फ़ोटो बहुत बड़ी है। इसे छोटा करें, या PDF अपलोड करें।',
  'error.resume.was_read': 'यह रिज़्यूमे पहले ही पढ़ा जा चुका है',
  'error.resume.web_page': 'फ़ाइल का नाम जो भी हो, यह वेब पेज या ईमेल है। इसे PDF या DOCX में सेव करें।',
  'error.resume.wrong_kind':
    'रिज़्यूमे PDF, Word (DOCX या DOC), OpenDocument (ODT), RTF या टेक्स्ट फ़ाइल हो सकता है, या JPG या PNG फ़ोटो',

  'error.resume_reading.crash': 'इस फ़ाइल का टेक्स्ट पढ़ा नहीं जा सका।',
  'error.resume_reading.facts': 'टेक्स्ट में लिखी बातें पहचानी नहीं जा सकीं।',
  'error.resume_reading.memory': 'यह फ़ाइल पढ़ने के लिए बहुत बड़ी है।',
  'error.resume_reading.no_text': 'इस फ़ाइल में कोई टेक्स्ट नहीं है।',
  'error.resume_reading.no_text_in_picture': 'फ़ोटो में कोई टेक्स्ट पहचाना नहीं जा सका।',
  'error.resume_reading.only_first_pages': '%{pages} में से सिर्फ़ पहले %{read} पेज पढ़े गए।',
  'error.resume_reading.pictures': 'जो पेज फ़ोटो के रूप में हैं, वे पढ़े नहीं जा सके।',
  'error.resume_reading.time': 'टेक्स्ट समय पर पढ़ा नहीं जा सका।',
  'error.resume_reading.tomorrow': 'इस अकाउंट के रिज़्यूमे पढ़ने में आज बहुत समय लगा। यह रिज़्यूमे अगले दिन पढ़ा जाएगा।',

  'error.terms.not_found': 'इसके लिए कोई नियम और शर्तें नहीं हैं',

  'error.upload.busy': 'अभी बहुत सारी फ़ाइलें अपलोड हो रही हैं। कुछ सेकंड में फिर से कोशिश करें।',
  'error.upload.cut_off': 'फ़ाइल पूरी नहीं पहुँची। इसे दोबारा अपलोड करें।',
  'error.upload.file_missing': 'अपलोड करने के लिए फ़ाइल चुनें',
  'error.upload.not_multipart': 'फ़ाइल नहीं पढ़ी जा सकी। इसे दोबारा अपलोड करें।',
  'error.upload.too_large': 'यह फ़ाइल बहुत बड़ी है। ज़्यादा से ज़्यादा %{max} MB की फ़ाइल अपलोड करें।',
  'error.upload.too_slow': 'फ़ाइल बहुत धीरे पहुँच रही थी। अच्छे कनेक्शन पर इसे दोबारा अपलोड करें।',

  'error.validation.required': 'यह जानकारी ज़रूरी है',
  'error.validation.not_text': 'इसमें ऐसे अक्षर हैं जो पढ़े नहीं जा सकते',
  'error.validation.too_long': 'ज़्यादा से ज़्यादा %{max} अक्षर लिखें',
  'error.validation.letters_only': 'सिर्फ़ अक्षर और खाली जगह लिखें',
  'error.validation.choice': 'दिए गए जवाबों में से चुनें',
  'error.validation.email': 'सही ईमेल लिखें',
  'error.validation.mobile': '10 अंकों का सही मोबाइल नंबर लिखें',
  'error.validation.whole_number': 'पूरी संख्या लिखें',
  'error.validation.too_small': 'कम से कम %{min} होना चाहिए',
  'error.validation.too_large': 'ज़्यादा से ज़्यादा %{max} हो सकता है',
  'error.validation.moment': 'सही तारीख और समय चुनें',
  'error.validation.day': 'सही तारीख चुनें',
  'error.validation.yes_or_no': 'हाँ या नहीं चुनें',
  'error.validation.list': 'यह जानकारी सही नहीं है',
  'error.validation.too_many': 'ज़्यादा से ज़्यादा %{max} लिखें',
  'error.validation.link': 'लिंक सही नहीं है',
  'error.validation.link_https': 'लिंक https से शुरू होना चाहिए',
  'error.validation.password_short': 'पासवर्ड में कम से कम %{min} अक्षर होने चाहिए',
  'error.validation.password_long': 'पासवर्ड में %{max} से ज़्यादा अक्षर नहीं होने चाहिए',
  'error.validation.password_common': 'यह पासवर्ड बहुत आम है। कोई दूसरा पासवर्ड चुनें।',
  'error.validation.password_differs': 'दोनों पासवर्ड एक जैसे नहीं हैं',
  'error.validation.changed': 'यह बदल गया है। पेज को रिफ़्रेश करके फिर से पढ़ें।',
  'error.validation.form': 'यह सही नहीं लिखा है',
  'error.validation.wrong': 'यह जानकारी सही नहीं है',

  'error.view_link.ended': 'यह लिंक अब काम नहीं करता। नया लिंक माँगें।',
} as const;
