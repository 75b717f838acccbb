#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>

namespace automa::app {

/// The app's texts in one language at a time. Switching installs the translator and sets the default locale;
/// whoever shows text then asks for it anew (the QML engine by retranslate(), models on `switched`).
class Languages final : public QObject {
    Q_OBJECT

public:
    explicit Languages(QObject* parent = nullptr);
    ~Languages() override;

    /// An unknown code, or texts that cannot be read, give English.
    void use(const QString& code);
    [[nodiscard]] QString current() const { return current_; }

signals:
    void switched();

private:
    QTranslator texts_;
    QString current_;
};

} // namespace automa::app
