;;; keyline.el --- Findings of keyline lint in Emacs  -*- lexical-binding: t -*-

;; In the init file: (load "…/keyline.el"); then `M-x keyline-lint', and `next-error' goes from finding to finding.

(require 'compile)

(add-to-list 'compilation-error-regexp-alist-alist
             '(keyline "^\\(.+?\\):\\([0-9]+\\):\\([0-9]+\\): \\(?:error\\|\\(warning\\)\\|\\(note\\)\\): "
                       1 2 3 (4 . 5)))
(add-to-list 'compilation-error-regexp-alist 'keyline)

(defun keyline-lint ()
  "Lint the storyboards and xibs of the current folder."
  (interactive)
  (compile "keyline lint --quiet"))

(provide 'keyline)
;;; keyline.el ends here
